/** Where the texts of cases go, one after the other. */
import type { Output } from "../output.ts";

/** What stands before, between and after the texts. */
export interface Layout {
  readonly open: string;
  readonly between: string;
  /** `isEmpty` where there was no text; `fault` is why nothing more comes, if the cases did not simply end. */
  close(isEmpty: boolean, fault?: unknown): string;
}

export const LINES: Layout = { open: "", between: "", close: () => "" };

export class Sheet {
  private readonly layout: Layout;
  private readonly output: Output;
  private isEmpty = true;

  constructor(layout: Layout, output: Output) {
    this.layout = layout;
    this.output = output;
  }

  /** The text of one case, or of several with what stands between them. */
  write(text: string): void {
    const { layout, output } = this;
    if (this.isEmpty) output.write(layout.open);
    else if (layout.between !== "") output.write(layout.between);
    this.isEmpty = false;
    output.write(text);
  }

  /** To be called now and then: what has waited long enough is written out. @param now in milliseconds */
  tick(now: number): void {
    this.output.tick(now);
  }

  end(fault?: unknown): void {
    const { layout, output } = this;
    if (this.isEmpty) output.write(layout.open);
    output.write(layout.close(this.isEmpty, fault));
    output.flush();
  }
}

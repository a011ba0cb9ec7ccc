// As much of a browser as the page asks for, in Node: so it is tested where there is no browser.
import { join } from "node:path";
import { Worker } from "node:worker_threads";

const SCOPE = join(import.meta.dirname, "fixtures/worker-scope.mjs");

class HtmlElement {
  textContent = "";
  value = "";
  disabled: boolean;
  onclick: (() => void) | undefined;

  constructor(disabled: boolean) {
    this.disabled = disabled;
  }

  click(): void {
    if (!this.disabled) this.onclick?.();
  }
}

/** The kinds of elements that the page tells apart, by the browser's names. */
export const KINDS = {
  HTMLButtonElement: class extends HtmlElement {},
  HTMLOutputElement: class extends HtmlElement {},
  HTMLPreElement: class extends HtmlElement {},
  HTMLTextAreaElement: class extends HtmlElement {},
};

const KIND_OF_TAG: Readonly<Record<string, new (disabled: boolean) => HtmlElement>> = {
  button: KINDS.HTMLButtonElement,
  output: KINDS.HTMLOutputElement,
  pre: KINDS.HTMLPreElement,
  textarea: KINDS.HTMLTextAreaElement,
};

/** The elements of a page that have an id. */
export class HtmlDocument {
  readonly #elements = new Map<string, HtmlElement>();

  constructor(html: string) {
    for (const [tag, name = "", id = ""] of html.matchAll(/<(\w+)\b[^>]*\bid="([^"]+)"[^>]*>/g)) {
      const Kind = KIND_OF_TAG[name] ?? HtmlElement;
      this.#elements.set(id, new Kind(/\sdisabled\b/.test(tag)));
    }
  }

  getElementById(id: string): HtmlElement | null {
    return this.#elements.get(id) ?? null;
  }

  element(id: string): HtmlElement {
    const element = this.getElementById(id);
    if (element === null) throw new Error(`the page has no #${id}`);
    return element;
  }

  /** Vite's bundle asks a link whether modules can be preloaded. */
  createElement(): unknown {
    return { relList: { supports: () => true } };
  }
}

/** A browser's `Worker`, on a thread of Node. */
export class WebWorker {
  static readonly #running = new Set<Worker>();

  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: ((event: { readonly message: string }) => void) | undefined;
  readonly #thread: Worker;

  constructor(script: URL) {
    this.#thread = new Worker(SCOPE, { workerData: String(script) });
    this.#thread.on("message", (data) => this.onmessage?.({ data }));
    this.#thread.on("error", (error) => this.onerror?.({ message: String(error) }));
    WebWorker.#running.add(this.#thread);
  }

  /** As happens when a page is left. */
  static async endAll(): Promise<void> {
    for (const thread of WebWorker.#running) await thread.terminate();
    WebWorker.#running.clear();
  }

  postMessage(data: unknown): void {
    this.#thread.postMessage(data);
  }
}

import type { Clone } from "./clone.ts";
import type { Registry } from "./registry.ts";
import type { Report } from "./report.ts";
import type { Stage } from "./stage.ts";

/** What every part of a rehearsal has at hand. */
export interface Scene {
  readonly stage: Stage;
  readonly report: Report;
  readonly clone: Clone;
  readonly registry: Registry;
}

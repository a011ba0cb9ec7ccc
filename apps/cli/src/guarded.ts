/** What stands between everything that can go wrong and the user. */
import type { ExitCode } from "./exit-codes.ts";
import { endingOf } from "./faults.ts";
import { showError } from "./messages.ts";

/**
 * Runs an action; tells what went wrong, if anything did. Each file that is built whole has its own, since it
 * knows its own faults alone.
 */
export async function guarded(action: () => ExitCode | Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await action();
  } catch (error) {
    const { exitCode, message } = endingOf(error);
    if (message !== undefined) showError(message);
    return exitCode;
  }
}

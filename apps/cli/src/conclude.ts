import { EXIT, type ExitCode } from "./exit-codes.ts";
import { endingOf } from "./faults.ts";
import { dieOfInterrupt } from "./interrupt.ts";
import { showError } from "./messages.ts";

/** Runs what the command line asks for, tells what went wrong, and sets the exit code. */
export async function conclude(action: () => ExitCode | Promise<ExitCode>): Promise<void> {
  try {
    process.exitCode = await action();
    if (process.exitCode === EXIT.interrupted) dieOfInterrupt();
  } catch (error) {
    const { exitCode, message } = endingOf(error);
    if (message !== undefined) showError(message);
    process.exitCode = exitCode;
  }
}

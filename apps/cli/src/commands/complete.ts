/**
 * Shell completion. A library knows the shells: its scripts ask `microsolve complete -- <words so far>`, and
 * get a candidate a line, then `:` and whether files fit as well.
 */
import type { Argument, Command, Option } from "commander";
import { STDOUT, writeAll } from "../descriptors.ts";
import { EXIT } from "../exit-codes.ts";
import type { End } from "../program.ts";
import { PUZZLES } from "../puzzles.ts";

const SHELLS = ["bash", "zsh", "fish"];

const EXAMPLES = `
Examples:
  source <(microsolve complete bash)                                       in ~/.bashrc
  source <(microsolve complete zsh)                                        in ~/.zshrc
  microsolve complete fish > ~/.config/fish/completions/microsolve.fish    once`;

export function addComplete(program: Command, end: End): void {
  const command = program.command("complete").summary("completion for your shell");
  command
    .description("Writes the script that lets your shell complete what you type.")
    .addArgument(command.createArgument("<shell>", "the shell").choices(SHELLS))
    .addHelpText("after", EXAMPLES)
    .action(async (shell: string) => {
      const { script } = await import("@bomb.sh/tab");
      script(shell, program.name(), program.name());
      if (shell === "bash") writeAll(STDOUT, MORE_FOR_BASH);
      end(EXIT.decided);
    });
}

/** The library's script wants the package bash-completion, and completes no files. */
const MORE_FOR_BASH = `
if ! declare -F _get_comp_words_by_ref > /dev/null; then
    _get_comp_words_by_ref() {
        cur=\${COMP_WORDS[COMP_CWORD]} words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
    }
fi
complete -o default -F __microsolve_complete microsolve
`;

/** Whether a command line is a question of such a script. */
export function isCompletion([command, dashes]: readonly string[]): boolean {
  return command === "complete" && dashes === "--";
}

/** @param words what has been typed behind the program's name; the last one, maybe empty, is completed */
export function writeCompletions(program: Command, words: readonly string[]): void {
  const { candidates, hasFiles } = complete(program, words);
  const lines = candidates.map(({ value, description }) => `${value}\t${description}\n`);
  writeAll(STDOUT, `${lines.join("")}:${hasFiles ? FILES_TOO : NO_FILES}\n`);
}

const FILES_TOO = 0;
const NO_FILES = 4;

interface Candidate {
  readonly value: string;
  readonly description: string;
}

interface Completions {
  readonly candidates: readonly Candidate[];
  readonly hasFiles: boolean;
}

const FILES: Completions = { candidates: [], hasFiles: true };

function complete(program: Command, words: readonly string[]): Completions {
  const typed = words.at(-1) ?? "";
  const [name, ...before] = words.slice(0, -1);
  const beginning = (candidates: readonly Candidate[]): Completions => {
    return {
      candidates: candidates.filter(({ value }) => value.startsWith(typed)),
      hasFiles: false,
    };
  };
  if (name === undefined) return beginning([...commandsOf(program), ...optionsOf(program)]);
  const command = program.commands.find((one) => one.name() === name);
  if (command === undefined || before.includes("--")) return FILES;
  const asked = findOption(command, before.at(-1));
  if (asked !== undefined) return hasFile(asked) ? FILES : beginning(valuesOf(asked, ""));
  const [flag] = typed.split("=");
  if (flag !== typed) return beginning(valuesOf(findOption(command, flag), `${flag}=`));
  if (typed.startsWith("-")) return beginning(optionsOf(command));
  const argument = command.registeredArguments[countOperands(command, before)];
  const values = argument === undefined ? [] : candidatesFor(argument);
  return values.length > 0 ? beginning(values) : FILES;
}

function commandsOf(program: Command): Candidate[] {
  const visible = program.createHelp().visibleCommands(program);
  return visible.map((command) => ({ value: command.name(), description: command.summary() }));
}

function optionsOf(command: Command): Candidate[] {
  const visible = command.createHelp().visibleOptions(command);
  return visible.map(({ long, description }) => ({ value: long ?? "", description }));
}

function valuesOf(option: Option | undefined, before: string): Candidate[] {
  const choices = option?.argChoices ?? [];
  return choices.map((choice) => ({ value: `${before}${choice}`, description: "" }));
}

function candidatesFor(argument: Argument): Candidate[] {
  if (argument.name() === "puzzle") {
    return Array.from(PUZZLES, ([value, { title }]) => ({ value, description: title }));
  }
  return (argument.argChoices ?? []).map((value) => ({ value, description: "" }));
}

/** The option that a word is, if it is one whose value comes next. */
function findOption(command: Command, word: string | undefined): Option | undefined {
  return command.options.find(({ long, required }) => long === word && required);
}

function hasFile({ flags }: Option): boolean {
  return flags.includes("<file>");
}

/** How many of these words are neither options nor their values. */
function countOperands(command: Command, words: readonly string[]): number {
  const isValue = (at: number): boolean => findOption(command, words[at - 1]) !== undefined;
  return words.filter((word, at) => !word.startsWith("-") && !isValue(at)).length;
}

/** Placeholder. */
export type Code = number;

export function codeOf(value: number): Code {
  return value;
}

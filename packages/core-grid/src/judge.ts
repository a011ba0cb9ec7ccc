/** The machine that every judge format shares. A program that reads no judge text loads none of it. */
export { Characters } from "./characters.ts";
export { answerLines, type Grammar, JudgeReader, readCases } from "./judge-reader.ts";
export type { JudgeText } from "./judge-text.ts";
export { Paragraphs } from "./paragraphs.ts";
export { type Coordinates, Tokens } from "./tokens.ts";

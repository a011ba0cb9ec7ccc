/** The machine that every judge format shares. A program that reads no judge text loads none of it. */
export { answerLines, type Grammar, JudgeReader, readCases } from "./judge-reader.ts";
export { type Coordinates, Tokens } from "./tokens.ts";

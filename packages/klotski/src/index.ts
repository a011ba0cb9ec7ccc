export { solve } from "./solve.ts";

/** Whole spaces whose states are numbered densely. */
export { Combinations } from "./combinations.ts";
export { ExploreRanks } from "./explore-ranks.ts";

import { puzzleContract } from "../src/index.ts";
import { hopper } from "./hopper.ts";

puzzleContract(hopper);

// Prints where the machine's Chromium is; where it has none, prints nothing and exits 1.
import { findChromium } from "./index.ts";

const chromium = findChromium();
if (chromium === undefined) process.exitCode = 1;
else console.log(chromium);

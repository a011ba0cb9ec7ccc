/** Numbers as people type them. */
import { UsageError } from "./faults.ts";

/** `1000` */
export function parseWhole(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError("expected a whole number of at least 0");
  return Number(text);
}

/** `0.25`: from 0 to 1 */
export function parseShare(text: string): number {
  const share = /^(\d+|\d*\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (!(share <= 1)) throw new UsageError("expected a share from 0 to 1, such as 0.25");
  return share;
}

/** `4096`, `64k`, `64K`, `512M`, `1.5GiB`: powers of 1024. */
export function parseBytes(text: string): number {
  const [, digits, unit = ""] = /^(\d+(?:\.\d+)?)([kmg]?)(?:i?b)?$/i.exec(text) ?? [];
  if (digits === undefined) throw new UsageError("expected bytes, such as 4096, 512M or 1.5G");
  const power = ["", "k", "m", "g"].indexOf(unit.toLowerCase());
  return Math.floor(Number(digits) * 1024 ** power);
}

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** `2.5` (seconds), `200ms`, `10s`, `5m`, `1h`: in milliseconds. */
export function parseDuration(text: string): number {
  const [, digits, unit = "s"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  const milliseconds = MILLISECONDS[unit];
  if (digits === undefined || milliseconds === undefined) {
    throw new UsageError("expected a time, such as 2.5 (seconds), 200ms or 5m");
  }
  return Number(digits) * milliseconds;
}

/** How fast an exploration goes, and how long it will take. */
import type { Progress } from "@microsolvers/core-search";

/**
 * `12,345,678 of 67,603,900 states (18 %), distance 14, 2,100,000 a second, 26 s left`
 *
 * @param most how many states there are at most, where that is known
 */
export function describePace(
  { expanded, lowerBound }: Progress,
  milliseconds: number,
  most?: number,
): string {
  const rate = (expanded * 1000) / Math.max(1, milliseconds);
  const parts = [
    most === undefined
      ? `${whole(expanded)} states`
      : `${whole(expanded)} of ${whole(most)} states (${Math.floor((100 * expanded) / most)} %)`,
    `distance ${lowerBound}`,
    `${whole(rate)} a second`,
  ];
  if (most !== undefined && rate > 0) parts.push(`${duration((most - expanded) / rate)} left`);
  return parts.join(", ");
}

function whole(count: number): string {
  return Math.round(count).toLocaleString("en");
}

/** `59 s`, `3 min 20 s`, `2 h 5 min` */
function duration(seconds: number): string {
  const left = Math.ceil(seconds);
  if (left < 60) return `${left} s`;
  if (left < 3600) return `${Math.floor(left / 60)} min ${left % 60} s`;
  return `${Math.floor(left / 3600)} h ${Math.floor((left % 3600) / 60)} min`;
}

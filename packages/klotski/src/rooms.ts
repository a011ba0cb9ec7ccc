/**
 * Rooms: whatever is too long is cut in two by a wall with two doors, again and again. Walls stand in odd
 * rows and columns, doors in even ones, so that no wall ends in a door.
 */
import type { Random } from "@microsolvers/core-grid";
import type { Draft } from "./draft.ts";

const LONGEST_SIDE = 8;
const SHORTEST_SIDE = 3;
/** With one door to a wall, the blank could never come round to the other side of the tile. */
const DOORS = 2;

/** Rows or columns from `first`, which is even, to `last`, which belongs to them. */
interface Range {
  readonly first: number;
  readonly last: number;
}

interface Area {
  readonly rows: Range;
  readonly columns: Range;
}

/** O(cells). */
export function buildRooms({ rows, columns, free }: Draft, random: Random): void {
  free.fill(1);
  const areas: Area[] = [
    { rows: { first: 0, last: rows - 1 }, columns: { first: 0, last: columns - 1 } },
  ];
  for (let area = areas.pop(); area !== undefined; area = areas.pop()) {
    const isTall = length(area.rows) >= length(area.columns);
    const cut = isTall ? area.rows : area.columns;
    const along = isTall ? area.columns : area.rows;
    if (length(cut) <= LONGEST_SIDE) continue;
    const wall = pickWall(cut, random);
    const doors = pickDoors(along, random);
    for (let at = along.first; at <= along.last; at++) {
      if (!doors.includes(at)) free[isTall ? wall * columns + at : at * columns + wall] = 0;
    }
    for (const half of [
      { first: cut.first, last: wall - 1 },
      { first: wall + 1, last: cut.last },
    ]) {
      areas.push(isTall ? { ...area, rows: half } : { ...area, columns: half });
    }
  }
}

function length({ first, last }: Range): number {
  return last - first + 1;
}

function pickWall({ first, last }: Range, random: Random): number {
  const choices = (last - first - 2 * SHORTEST_SIDE) >> 1;
  return first + SHORTEST_SIDE + 2 * random.below(choices + 1);
}

function pickDoors({ first, last }: Range, random: Random): number[] {
  const doors: number[] = [];
  const places = ((last - first) >> 1) + 1;
  while (doors.length < Math.min(DOORS, places)) {
    const door = first + 2 * random.below(places);
    if (!doors.includes(door)) doors.push(door);
  }
  return doors;
}

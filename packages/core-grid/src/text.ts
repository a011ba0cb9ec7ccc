/** Boards and moves as people write them. A program that shows and reads none loads none of it. */
export { type CellMove, formatCellMoves, parseCellMoves } from "./cell-moves.ts";
export { formatBoard, parseBoard, quote, splitBoards, TextBoard } from "./text-board.ts";

/**
 * Named boards of Huarong Dao, with what their cheapest plans cost in each metric. The boards are traditional.
 * The costs are what this package computes; its tests compute them again.
 */
import type { Metric } from "./rules.ts";

export interface NamedBoard {
  readonly chinese: string;
  /** The Chinese name as it is spoken. */
  readonly pinyin: string;
  readonly english: string;
  /** In board notation: `parse` reads it. A, of 2 x 2, shall come to row 4, column 2. */
  readonly board: string;
  /** What the cheapest plan costs; undefined where there is none. */
  readonly optima: Readonly<Record<Metric, number>> | undefined;
}

type Row = readonly [
  chinese: string,
  pinyin: string,
  english: string,
  board: string,
  moves: number,
  slides: number,
  steps: number,
];

/** -1 where there is no solution. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ["橫刀立馬", "Heng Dao Li Ma", "sword drawn, horse reined in", "HAAI/HAAI/JBBK/JNOK/P..Q", 81, 90, 116],
  ["兵分三路", "Bing Fen San Lu", "soldiers on three roads", "NAAO/HAAI/HBBI/JPQK/J..K", 72, 77, 92],
  ["雨聲淅瀝", "Yu Sheng Xi Li", "the patter of rain", "HAAN/HAAO/IBBJ/IK.J/PK.Q", 47, 52, 60],
  ["圍而不殲", "Wei Er Bu Jian", "surrounded, not destroyed", "HAAN/HAAO/IBBP/IJKQ/.JK.", 62, 69, 80],
  ["雙將擋路", "Shuang Jiang Dang Lu", "two generals in the way", "HAAN/HAAO/IBBJ/ICCJ/P..Q", 73, 81, 92],
  ["堵塞要道", "Du Sai Yao Dao", "the main road blocked", "NAAO/PAAQ/HIBB/HICC/.DD.", 40, 43, 53],
  ["入地無門", "Ru Di Wu Men", "no door into the earth", "HAAN/HAAO/PBBQ/CCDD/.EE.", 87, 99, 124],
  ["前呼後擁", "Qian Hu Hou Yong", "escorts before and behind", "NOAA/BBAA/CCDD/EEFF/..PQ", 22, 23, 31],
  ["三軍聯防", "San Jun Lian Fang", "three armies in defence", "AAHI/AAHI/BBCC/NDDO/P..Q", 65, 70, 89],
  ["走投無路", "Zou Tou Wu Lu", "no way out", "HAAI/HAAI/JKNL/JKOL/P..Q", -1, -1, -1],
  ["夾道藏兵", "Jia Dao Cang Bing", "soldiers hidden along the road", "AANH/AAOH/BBCC/DDEE/P..Q", 75, 84, 107],
  ["井底之蛙", "Jing Di Zhi Wa", "the frog in the well", "NBBO/HAAI/HAAI/PCCQ/.DD.", 68, 72, 88],
  ["小兵探路", "Xiao Bing Tan Lu", "soldiers scouting ahead", "AANH/AA.H/.IBB/OICC/PQDD", 135, 144, 177],
  ["列隊歡送", "Lie Dui Huan Song", "lined up to say farewell", "HIJN/HIJO/BBPQ/CCAA/..AA", 102, 112, 132],
  ["左兵右將", "Zuo Bing You Jiang", "soldiers left, generals right", "AAHI/AAHI/NOBB/PQJK/..JK", 74, 81, 104],
  ["孤雁南飛", "Gu Yan Nan Fei", "a lone goose flies south", "HAAI/HAAI/NOBB/PCC./DD.Q", 101, 108, 131],
  ["四兵同心", "Si Bing Tong Xin", "four soldiers of one mind", "NOH./PQHI/AAJI/AAJ./BBCC", 102, 111, 130],
  ["三顧茅廬", "San Gu Mao Lu", "three visits to the thatched hut", "AAHI/AAHI/JNO./JPQ./BBCC", 80, 88, 101],
];

/** The most famous first. */
export const BOARDS: readonly NamedBoard[] = /* @__PURE__ */ ROWS.map(
  ([chinese, pinyin, english, board, moves, slides, steps]) => ({
    chinese,
    pinyin,
    english,
    board,
    optima: moves < 0 ? undefined : { moves, slides, steps },
  }),
);

/** The board of that name, in any of the three ways of writing it; undefined where there is none. */
export function boardNamed(name: string): NamedBoard | undefined {
  return BOARDS.find(({ chinese, pinyin, english }) => [chinese, pinyin, english].includes(name));
}

export const BOARDS: readonly string[] = [];

/** A set of codes that numbers them in the order in which they came: open addressing, load at most one half. */
export class CodeSet {
  size = 0;
  codes: Float64Array = new Float64Array(1024);
  private slots: Int32Array = new Int32Array(2048).fill(-1);

  /** Whether the code is new. */
  add(code: number): boolean {
    if (this.size === this.codes.length) this.grow();
    const slot = this.slotOf(code);
    if (this.slots[slot] >= 0) return false;
    this.slots[slot] = this.size;
    this.codes[this.size++] = code;
    return true;
  }

  /** The number of a code, -1 where it is not there. */
  numberOf(code: number): number {
    return this.slots[this.slotOf(code)];
  }

  private slotOf(code: number): number {
    const { slots, codes } = this;
    const mask = slots.length - 1;
    const mixed = Math.imul(code | 0, 0x9e3779b1) ^ Math.imul((code / 2 ** 32) | 0, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    while (slots[slot] >= 0 && codes[slots[slot]] !== code) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const codes = new Float64Array(this.codes.length * 2);
    codes.set(this.codes);
    this.codes = codes;
    this.slots = new Int32Array(codes.length * 2).fill(-1);
    for (let number = 0; number < this.size; number++) {
      this.slots[this.slotOf(codes[number])] = number;
    }
  }
}

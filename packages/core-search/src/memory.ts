/**
 * The bytes that searches may hold. Every table asks here before it grows, so that a limit is met
 * before the memory is taken, and a host that has no more to give looks like any other limit.
 */

/**
 * Thrown where a table may not grow; nothing has been changed by then. Searches catch it. Elsewhere only
 * an interner that is filled outside of a search lets it out.
 */
export class MemoryLimitReached extends Error {
  override readonly name = "MemoryLimitReached";
  readonly code = "ERR_MEMORY";
}

interface TypedArray<Numbers> {
  new (length: number): Numbers;
  readonly BYTES_PER_ELEMENT: number;
}

/** 1 GiB. */
export const DEFAULT_MAX_BYTES: number = 2 ** 30;

export class Memory {
  /** The most bytes that may be held at once; while a table grows, the old one and the new. */
  limit: number = DEFAULT_MAX_BYTES;
  /** The bytes held now. */
  used: number = 0;
  /** Those of them that outlive the searches: what interners hold. */
  kept: number = 0;

  int32(length: number): Int32Array<ArrayBuffer> {
    return this.allocate(length, Int32Array);
  }

  /**
   * The growth of every table. Takes the place of `array`: at least `length` long (one more than it is,
   * where none is given), and twice as long as before if that is more, with what was in it at the start.
   *
   * @throws MemoryLimitReached before anything has changed
   */
  atLeast<Numbers extends Int32Array | Float64Array>(
    array: Numbers,
    length: number = array.length + 1,
  ): Numbers {
    if (array.length >= length) return array;
    const Type = array.constructor as TypedArray<Numbers>;
    const longer = this.allocate(Math.max(length, array.length * 2), Type);
    longer.set(array);
    this.release(array);
    return longer;
  }

  release(array: ArrayBufferView): void {
    this.used -= array.byteLength;
  }

  /** @throws MemoryLimitReached before any is taken */
  allocate<Numbers>(length: number, Type: TypedArray<Numbers>): Numbers {
    const bytes = length * Type.BYTES_PER_ELEMENT;
    if (this.used + bytes > this.limit) throw new MemoryLimitReached();
    let array: Numbers;
    try {
      array = new Type(length);
    } catch {
      throw new MemoryLimitReached(); // the host has no more to give
    }
    this.used += bytes;
    return array;
  }
}

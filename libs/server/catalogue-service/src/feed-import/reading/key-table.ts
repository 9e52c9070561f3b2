/** Computes two 32-bit hashes of a text (cyrb53's mixing, keeping both halves). */
function hash(text: string, into: Uint32Array): void {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  into[0] = one;
  into[1] = other;
}

/**
 * Maps millions of keys to numbers in at most 24 bytes per key: stores 64-bit hashes instead of keys. Numbers are from 1 to
 * 2^32−1.
 */
export function createKeyTable() {
  const wanted = new Uint32Array(2);
  let [capacity, size] = [1024, 0];
  let hashes = new Uint32Array(capacity * 2);
  let values = new Uint32Array(capacity);

  const findSlot = (one: number, other: number): number => {
    for (let slot = one & (capacity - 1); ; slot = (slot + 1) & (capacity - 1))
      if (values[slot] === 0 || (hashes[slot * 2] === one && hashes[slot * 2 + 1] === other)) return slot;
  };
  const put = (one: number, other: number, value: number): void => {
    const slot = findSlot(one, other);
    if (values[slot] === 0) size += 1;
    hashes[slot * 2] = one;
    hashes[slot * 2 + 1] = other;
    values[slot] = value;
  };
  const grow = (): void => {
    const [oldHashes, oldValues] = [hashes, values];
    capacity *= 2;
    size = 0;
    hashes = new Uint32Array(capacity * 2);
    values = new Uint32Array(capacity);
    for (const [slot, value] of oldValues.entries())
      if (value > 0) put(oldHashes[slot * 2] ?? 0, oldHashes[slot * 2 + 1] ?? 0, value);
  };

  return {
    get: (key: string): number | undefined => {
      hash(key, wanted);
      return values[findSlot(wanted[0] ?? 0, wanted[1] ?? 0)] || undefined;
    },
    set: (key: string, value: number): void => {
      if (size * 2 >= capacity) grow();
      hash(key, wanted);
      put(wanted[0] ?? 0, wanted[1] ?? 0, value);
    },
  };
}

export type KeyTable = ReturnType<typeof createKeyTable>;

/** A random number generator that is deterministic by seed. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  /** An integer, both bounds inclusive. */
  integer(from: number, to: number): number;
  /** True with this probability in per cent. */
  percent(chance: number): boolean;
  /** An entry of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** A number of distinct entries of a list, in its order. */
  some<T>(list: readonly T[], count: number): T[];
};

/** FNV-1a, so that a name can be a seed. */
function hashToSeed(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: small, fast, and sufficient for demo data. */
export function createRandom(name: string): Random {
  let state = hashToSeed(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    percent: (chance) => next() * 100 < chance,
    pick: (list) => {
      const entry = list[integer(0, list.length - 1)];
      if (entry === undefined) throw new RangeError('Cannot pick from an empty list.');
      return entry;
    },
    some: (list, count) => {
      let remaining = Math.min(count, list.length);
      return list.filter((_, index) => {
        const isChosen = next() * (list.length - index) < remaining;
        if (isChosen) remaining -= 1;
        return isChosen;
      });
    },
  };
}

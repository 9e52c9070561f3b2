/** A stream of numbers that is the same every time for the same seed. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  /** True so many times in a hundred. */
  percent(chance: number): boolean;
  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** So many different entries of a list, in its order. */
  some<T>(list: readonly T[], count: number): T[];
};

/** FNV-1a, so that a name can be a seed. */
function hashToSeed(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: small, quick, and good enough for a made-up shop. */
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
      if (entry === undefined) throw new RangeError('There is nothing to pick from.');
      return entry;
    },
    some: (list, count) => {
      let left = Math.min(count, list.length);
      return list.filter((_, index) => {
        const taken = next() * (list.length - index) < left;
        if (taken) left -= 1;
        return taken;
      });
    },
  };
}

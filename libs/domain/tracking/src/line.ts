/** Things in the order in which they came, most of which leave at the front. */
export interface Line<Thing> {
  join(thing: Thing): void;
  /** So many of them are gone. */
  left(count: number): void;
  size(): number;
  /** All that are not gone, the first that came first. */
  all(): Iterable<Thing>;
}

/** Who is gone says so itself; the line forgets them once they are as many as the others. */
export const createLine = <Thing extends { readonly state: string }>(): Line<Thing> => {
  let things: Thing[] = [];
  let gone = 0;
  const tidy = (): void => {
    if (gone * 2 < things.length) return;
    things = things.filter(({ state }) => state !== 'gone');
    gone = 0;
  };
  return {
    join: (thing) => void things.push(thing),
    left: (count) => {
      gone += count;
      tidy();
    },
    size: () => things.length - gone,
    all: () => things,
  };
};

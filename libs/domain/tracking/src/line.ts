/** Things in the order in which they came, which leave at the front. */
export interface Line<Thing> {
  join(thing: Thing): void;
  first(): Thing | undefined;
  /** Takes out the run of things, beginning with the first, that is cut from them. */
  take(cut: (things: readonly Thing[], from: number) => Thing[]): Thing[];
  /** Puts things before all others. */
  putBack(things: readonly Thing[]): void;
}

/** A line that forgets who left once they are as many as the others: nobody moves up at each step. */
export const createLine = <Thing>(): Line<Thing> => {
  let things: Thing[] = [];
  let from = 0;
  return {
    join: (thing) => void things.push(thing),
    first: () => things[from],
    take: (cut) => {
      const taken = cut(things, from);
      from += taken.length;
      if (from * 2 >= things.length) {
        things = things.slice(from);
        from = 0;
      }
      return taken;
    },
    putBack: (some) => {
      things = [...some, ...things.slice(from)];
      from = 0;
    },
  };
};

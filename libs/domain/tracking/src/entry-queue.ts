/** Things in the order in which they came, which leave at the front. */
export interface EntryQueue<Item> {
  enqueue(thing: Item): void;
  first(): Item | undefined;
  /** Takes out the run of things, beginning with the first, that is cut from them. */
  take(cut: (things: readonly Item[], from: number) => Item[]): Item[];
  /** Puts things before all others. */
  requeue(things: readonly Item[]): void;
}

/** A line that forgets who left once they are as many as the others: nobody moves up at each step. */
export const createEntryQueue = <Thing>(): EntryQueue<Thing> => {
  let things: Thing[] = [];
  let from = 0;
  return {
    enqueue: (thing) => void things.push(thing),
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
    requeue: (some) => {
      things = [...some, ...things.slice(from)];
      from = 0;
    },
  };
};

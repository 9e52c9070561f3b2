/** A FIFO queue. */
export interface EntryQueue<Item> {
  enqueue(thing: Item): void;
  first(): Item | undefined;
  /** Dequeues the run of items that `cut` selects from the front. */
  take(cut: (things: readonly Item[], from: number) => Item[]): Item[];
  /** Puts items back to the front. */
  requeue(things: readonly Item[]): void;
}

/** An array-based queue with a moving start index; compacts once half of the array is consumed. */
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

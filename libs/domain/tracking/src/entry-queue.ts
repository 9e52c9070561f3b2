/** A FIFO queue. */
export type EntryQueue<Item> = {
  enqueue(item: Item): void;
  first(): Item | undefined;
  /** Dequeues the run of items that `cut` selects from the front. */
  take(cut: (items: readonly Item[], from: number) => Item[]): Item[];
  /** Puts items back to the front. */
  requeue(items: readonly Item[]): void;
};

/** An array-based queue with a moving start index; compacts once half of the array is consumed. */
export const createEntryQueue = <Thing>(): EntryQueue<Thing> => {
  let items: Thing[] = [];
  let from = 0;
  return {
    enqueue: (item) => void items.push(item),
    first: () => items[from],
    take: (cut) => {
      const taken = cut(items, from);
      from += taken.length;
      if (from * 2 >= items.length) {
        items = items.slice(from);
        from = 0;
      }
      return taken;
    },
    requeue: (some) => {
      items = [...some, ...items.slice(from)];
      from = 0;
    },
  };
};

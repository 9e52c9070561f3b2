import type { ScrollStorage } from '../scroll-memory.ts';

/** A fake tab storage with initial content. `full` makes writes fail. */
export const memoryStorage = (given: Readonly<Record<string, string>> = {}, full = false): ScrollStorage => {
  const items = new Map(Object.entries(given));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new Error('The storage is full');
      items.set(key, value);
    },
  };
};

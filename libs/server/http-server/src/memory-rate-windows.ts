import type { RateWindow, RateWindows } from './ports.ts';

/** Rate windows in memory, for specs. */
export function memoryRateWindows(): RateWindows {
  const windows = new Map<string, RateWindow>();
  const open = (key: string, now: number) => {
    const window = windows.get(key);
    return window && window.endsAt > now ? window : undefined;
  };
  return {
    hit: async (key, lasts, now) => {
      const before = open(key, now) ?? { hits: 0, endsAt: now + lasts };
      const window = { ...before, hits: before.hits + 1 };
      windows.set(key, window);
      return window;
    },
    peek: async (key, now) => open(key, now),
    clear: async (key) => void windows.delete(key),
  };
}

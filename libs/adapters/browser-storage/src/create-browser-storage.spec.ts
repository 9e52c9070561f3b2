import { expect, it, vi } from 'vitest';
import { browserTimers, createBrowserStorage } from './index.ts';

const fail = (name: string) => (): never => {
  throw new DOMException('no', name);
};
const storageOf = (more: Partial<Storage> = {}) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    ...more,
  };
};

const full = storageOf({ setItem: fail('QuotaExceededError') });
const working = storageOf();

it.each([
  { name: 'works', open: () => working, failures: [] },
  { name: 'is full', open: () => full, failures: ['write'] },
  { name: 'is denied', open: fail('SecurityError'), failures: ['write', 'remove'] },
])('a storage that $name keeps what the page writes', async ({ open, failures }) => {
  const deeds: string[] = [];
  const storage = createBrowserStorage(open, ({ deed }) => void deeds.push(deed));
  await storage.write('a', 'text');
  expect([await storage.read('a'), deeds]).toEqual(['text', failures]);
});

it('calls a timer off', () => {
  vi.useFakeTimers();
  const [done, never] = [vi.fn(), vi.fn()];
  const timers = browserTimers({
    setTimeout: (task, milliseconds) => Number(setTimeout(task, milliseconds)),
    clearTimeout: (timer) => clearTimeout(timer),
  });
  timers.after(10, done);
  timers.after(10, never)();
  vi.advanceTimersByTime(10);
  vi.useRealTimers();
  expect([done.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});

import { expect, it } from 'vitest';
import { webStorage } from './web-storage.ts';
import type { WebStorage } from './web-storage.ts';

const fail = (name: string) => (): never => {
  throw new Error(name);
};
const createStorage = (more: Partial<WebStorage> = {}): WebStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    ...more,
  };
};

const full = createStorage({ setItem: fail('QuotaExceededError') });
const working = createStorage();

it.each([
  { name: 'works', open: () => working, failures: [] },
  { name: 'is full', open: () => full, failures: ['write'] },
  { name: 'is denied', open: fail('SecurityError'), failures: ['write', 'remove'] },
])('a storage that $name keeps the page’s writes', async ({ open, failures }) => {
  const operations: string[] = [];
  const storage = webStorage(open, ({ operation }) => void operations.push(operation));
  await storage.write('a', 'text');
  expect([await storage.read('a'), operations]).toEqual(['text', failures]);
});

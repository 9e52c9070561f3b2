import { expect, it } from 'vitest';
import { createIntentStore } from './intent-store.ts';
import type { Intent } from './intent-store.ts';

const intent: Intent = {
  userid: 5,
  idempotencyKey: 'k1',
  request: { address_id: 7, payment_channel: 'cod', seen_total: { amount: 100, currency: 'SGD' } },
};

const createStorage = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});

it('another tab, or the same one later, finds the stored intent', () => {
  const storage = createStorage();
  createIntentStore(() => storage).save(intent);
  expect(createIntentStore(() => storage).load(5)).toEqual(intent);
});

it('does not return another user’s intent', () => {
  const storage = createStorage();
  createIntentStore(() => storage).save(intent);
  expect(createIntentStore(() => storage).load(6)).toBeUndefined();
});

it('is empty once cleared', () => {
  const storage = createStorage();
  const store = createIntentStore(() => storage);
  store.save(intent);
  store.clear();
  expect([store.load(5), storage.getItem('checkout:intent')]).toEqual([undefined, null]);
});

it('ignores invalid storage contents', () => {
  const storage = createStorage(new Map([['checkout:intent', '{"half":']]));
  expect(createIntentStore(() => storage).load(5)).toBeUndefined();
});

it('falls back to memory when storage is denied', () => {
  const store = createIntentStore(() => {
    throw new Error('denied');
  });
  store.save(intent);
  expect(store.load(5)).toEqual(intent);
});

import { describe, expect, it } from 'vitest';
import type { PersistedSlice, StorageFailure, StoragePort } from './index.ts';
import { createPersistence, toStoredText } from './index.ts';
import { manualTimers, memoryStorage } from './testing/index.ts';

type Count = { readonly count: number };
const counting = (key: string): PersistedSlice<Count> => ({
  key,
  version: 1,
  initial: { count: 0 },
  read: ({ count }) => (typeof count === 'number' ? { count } : undefined),
});
const kept = (count: number) => toStoredText({ count }, 1);

const slowStorage = () => {
  const answers = new Map<string, (text: string | null) => void>();
  const storage: StoragePort = {
    ...memoryStorage(),
    read: (key) => new Promise((resolve) => answers.set(key, resolve)),
  };
  return { storage, answer: (key: string, text: string | null) => answers.get(key)?.(text) };
};

/** @spec persist-boot persist-all-keys */
describe('startup', () => {
  it('restores stored state and stores updates', async () => {
    const storage = memoryStorage({ 'persist:a': kept(5) });
    const persistence = createPersistence({ storage, timers: manualTimers() });
    const a = persistence.register(counting('a'));
    expect([a.get(), a.isRehydrated()]).toEqual([{ count: 0 }, false]);
    await persistence.start();
    expect([a.get(), await a.rehydrated]).toEqual([{ count: 5 }, 'restored']);
    a.set({ count: 6 });
    expect(storage.kept.get('persist:a')).toBe(kept(6));
  });
  it('resolves when every key is loaded', async () => {
    const { storage, answer } = slowStorage();
    const persistence = createPersistence({ storage, timers: manualTimers() });
    const [a, b] = [persistence.register(counting('a')), persistence.register(counting('b'))];
    const started = persistence.start();
    answer('persist:a', kept(1));
    await a.rehydrated;
    expect([a.isRehydrated(), persistence.isRehydrated()]).toEqual([true, false]);
    answer('persist:b', null);
    await started;
    expect([persistence.isRehydrated(), await b.rehydrated]).toEqual([true, 'empty']);
  });
  it('loads a slice registered later immediately, and rejects duplicate keys', async () => {
    const persistence = createPersistence({
      storage: memoryStorage({ 'persist:a': kept(5) }),
      timers: manualTimers(),
    });
    await persistence.start();
    const a = persistence.register(counting('a'));
    expect(await a.rehydrated).toBe('restored');
    expect(() => persistence.register(counting('a'))).toThrow('persist:a is registered twice');
  });
});

/** @spec persist-timeout */
describe('a slow storage', () => {
  it.each([
    { milliseconds: 4000, outcome: 'restored', count: 5 },
    { milliseconds: 5001, outcome: 'timed-out', count: 0 },
  ])('by $milliseconds ms: $outcome', async ({ milliseconds, outcome, count }) => {
    const { storage, answer } = slowStorage();
    const timers = manualTimers();
    const persistence = createPersistence({ storage, timers });
    const a = persistence.register(counting('a'));
    const started = persistence.start();
    timers.advance(milliseconds);
    answer('persist:a', kept(5));
    await started;
    expect([await a.rehydrated, a.get(), persistence.isRehydrated()]).toEqual([outcome, { count }, true]);
  });
  it('does not overwrite state set in the meantime', async () => {
    const { storage, answer } = slowStorage();
    const persistence = createPersistence({ storage, timers: manualTimers() });
    const a = persistence.register(counting('a'));
    const started = persistence.start();
    a.set({ count: 9 });
    answer('persist:a', kept(5));
    await started;
    expect([a.get(), await a.rehydrated]).toEqual([{ count: 9 }, 'replaced']);
  });
});

describe('a failing storage', () => {
  it('loses only the stored state', async () => {
    const storage = memoryStorage({ 'persist:a': kept(5) });
    storage.fail(true);
    const failures: StorageFailure[] = [];
    const onFailure = (failure: StorageFailure) => void failures.push(failure);
    const persistence = createPersistence({ storage, timers: manualTimers(), onFailure });
    const a = persistence.register(counting('a'));
    await persistence.start();
    a.set({ count: 6 });
    expect([await a.rehydrated, a.get()]).toEqual(['empty', { count: 6 }]);
    await Promise.resolve();
    expect(failures.map(({ operation, key }) => `${operation} ${key}`)).toEqual([
      'read persist:a',
      'write persist:a',
      'remove persist:a',
    ]);
  });
  it('backs up corrupt text, so that the next start is clean', async () => {
    const storage = memoryStorage({ 'persist:a': '{"count":' });
    const persistence = createPersistence({ storage, timers: manualTimers() });
    const a = persistence.register(counting('a'));
    await persistence.start();
    expect(await a.rehydrated).toBe('corrupt');
    expect([...storage.kept]).toEqual([['persist:a:aside', '{"count":']]);
  });
});

import { expect, it, vi } from 'vitest';
import { createPersistedStore } from './create-persisted-store.ts';
import type { PersistedSlice } from './persisted-slice.ts';
import { memoryStorage } from './testing/index.ts';

type Words = { readonly words: readonly string[] };

const slice: PersistedSlice<Words> = {
  key: 'words',
  version: 1,
  initial: { words: [] },
  read: ({ words }) => (Array.isArray(words) ? { words } : undefined),
};
const adding =
  (word: string) =>
  ({ words }: Words): Words => ({ words: [...words, word] });

it('persists updates and notifies subscribers', async () => {
  const storage = memoryStorage();
  await createPersistedStore(slice, storage).update(adding('mat'));

  const kept = createPersistedStore(slice, storage);
  const listener = vi.fn();
  const hearNoMore = kept.subscribe(listener);
  expect(kept.get()).toEqual({ words: [] });
  await vi.waitFor(() => expect(kept.get()).toEqual({ words: ['mat'] }));
  await kept.update(adding('tin'));
  hearNoMore();
  await kept.update(adding('cup'));
  expect([kept.get(), listener.mock.calls.length]).toEqual([{ words: ['mat', 'tin', 'cup'] }, 2]);
});

it('preserves updates of another tab', async () => {
  const storage = memoryStorage();
  const [here, there] = [createPersistedStore(slice, storage), createPersistedStore(slice, storage)];
  await here.update(adding('mat'));
  await there.update(adding('tin'));
  await here.update(adding('cup'));
  expect(here.get()).toEqual({ words: ['mat', 'tin', 'cup'] });
});

it('applies concurrent updates, and an update that throws does not block others', async () => {
  const kept = createPersistedStore(slice, memoryStorage());
  const broken = kept.update(() => {
    throw new Error('no change');
  });
  await Promise.all([
    expect(broken).rejects.toThrow('no change'),
    kept.update(adding('mat')),
    kept.update(adding('tin')),
  ]);
  expect(kept.get()).toEqual({ words: ['mat', 'tin'] });
});

it('ignores malformed stored state', async () => {
  const storage = memoryStorage();
  await storage.write('persist:words', '{"words":1,"_persist":{"version":1,"rehydrated":true}}');
  const kept = createPersistedStore(slice, storage);
  await kept.update(adding('mat'));
  expect(kept.get()).toEqual({ words: ['mat'] });
});

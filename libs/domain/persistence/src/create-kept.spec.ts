import { expect, it, vi } from 'vitest';
import { createKept } from './create-kept.ts';
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

it('outlives the page, and tells who listens', async () => {
  const storage = memoryStorage();
  await createKept(slice, storage).change(adding('mat'));

  const kept = createKept(slice, storage);
  const listener = vi.fn();
  const hearNoMore = kept.subscribe(listener);
  expect(kept.get()).toEqual({ words: [] });
  await vi.waitFor(() => expect(kept.get()).toEqual({ words: ['mat'] }));
  await kept.change(adding('tin'));
  hearNoMore();
  await kept.change(adding('cup'));
  expect([kept.get(), listener.mock.calls.length]).toEqual([{ words: ['mat', 'tin', 'cup'] }, 2]);
});

it('loses nothing that another tab kept', async () => {
  const storage = memoryStorage();
  const [here, there] = [createKept(slice, storage), createKept(slice, storage)];
  await here.change(adding('mat'));
  await there.change(adding('tin'));
  await here.change(adding('cup'));
  expect(here.get()).toEqual({ words: ['mat', 'tin', 'cup'] });
});

it('loses nothing of two changes at once, and a change that throws stops no other', async () => {
  const kept = createKept(slice, memoryStorage());
  const broken = kept.change(() => {
    throw new Error('no change');
  });
  await Promise.all([
    expect(broken).rejects.toThrow('no change'),
    kept.change(adding('mat')),
    kept.change(adding('tin')),
  ]);
  expect(kept.get()).toEqual({ words: ['mat', 'tin'] });
});

it('takes what is no such state for none', async () => {
  const storage = memoryStorage();
  await storage.write('persist:words', '{"words":1,"_persist":{"version":1,"rehydrated":true}}');
  const kept = createKept(slice, storage);
  await kept.change(adding('mat'));
  expect(kept.get()).toEqual({ words: ['mat'] });
});

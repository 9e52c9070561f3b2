import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSafeStorage } from './index.ts';
import { memoryStorage } from './testing/index.ts';

const step = fc.record({
  key: fc.constantFrom('a', 'b'),
  text: fc.option(fc.string()),
  failing: fc.boolean(),
});

it('reads the last written value, even if the storage fails in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step), async (steps) => {
      const storage = memoryStorage();
      const safe = createSafeStorage(storage);
      const expected = new Map<string, { readonly text: string | null; readonly inMemory: boolean }>();
      for (const { key, text, failing } of steps) {
        storage.fail(failing);
        await (text === null ? safe.remove(key) : safe.write(key, text));
        expected.set(key, { text, inMemory: failing });
        for (const [other, last] of expected) {
          // Values in the real storage cannot be read while it fails.
          expect(await safe.read(other)).toBe(failing && !last.inMemory ? null : last.text);
        }
      }
    }),
  );
});

it('removes the older state when the storage is full', async () => {
  const storage = memoryStorage({ a: 'old' });
  const safe = createSafeStorage({
    ...storage,
    write: () => {
      throw new Error('QuotaExceededError');
    },
  });
  await safe.write('a', 'new');
  expect([await safe.read('a'), storage.kept.has('a')]).toEqual(['new', false]);
});

it('keeps the last of two concurrent writes, even if the first fails later', async () => {
  const first = Promise.withResolvers<void>();
  const answers = [first.promise, Promise.resolve()];
  const storage = memoryStorage({ a: 'second' });
  const safe = createSafeStorage({ ...storage, write: () => answers.shift() });
  const writing = safe.write('a', 'first');
  await safe.write('a', 'second');
  first.reject(new Error('late'));
  await writing;
  expect([await safe.read('a'), storage.kept.get('a')]).toEqual(['second', 'second']);
});

it('writes synchronously to a synchronous storage', () => {
  const storage = memoryStorage();
  void createSafeStorage(storage).write('a', 'text');
  expect(storage.kept.get('a')).toBe('text');
});

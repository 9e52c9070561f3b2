// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createStorage } from './create-storage.ts';

it.each([
  ['the browser gives', () => localStorage],
  [
    'the page has where the browser refuses',
    () => {
      throw new DOMException('', 'SecurityError');
    },
  ],
])('stores and deletes values in the storage that %s', (_, open) => {
  const storage = createStorage(open);
  storage.set('a', '1');
  expect([storage.keys(), storage.get('a'), storage.get('b')]).toEqual([['a'], '1', null]);
  storage.remove('a');
  expect(storage.keys()).toEqual([]);
});

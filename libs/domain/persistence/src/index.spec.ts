import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'createKept',
    'createPersistence',
    'createSafeStorage',
    'persistKey',
    'persistKeyPrefix',
    'persistTimeout',
    'readStoredText',
    'rehydrateSlice',
    'toStoredText',
    'webStorage',
  ]);
});

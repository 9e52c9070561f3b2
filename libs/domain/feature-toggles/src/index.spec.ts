import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'checkToggles',
    'createToggles',
    'emptyAnswerError',
    'evaluateToggle',
    'greyscaleBucket',
    'greyscaleBuckets',
    'hashNames',
    'hashedNameLength',
    'isExpired',
    'isFreshFor',
    'murmurHash',
    'quietToggleErrors',
    'readStoredCache',
    'readStoredOverrides',
    'restoreNames',
    'settleToggles',
    'toggleCacheKey',
    'toggleFreshness',
    'toggleOverrideKey',
    'toggleRows',
    'togglesAtHand',
  ]);
});

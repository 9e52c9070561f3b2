import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'checkToggleConfigs',
    'checkToggles',
    'compileToggles',
    'createToggleStore',
    'createToggles',
    'defaultNames',
    'deviceCookieName',
    'emptyAnswerError',
    'evaluateToggle',
    'greyscaleBucket',
    'greyscaleBuckets',
    'hashNames',
    'hashedNameLength',
    'isConstantToggle',
    'isExpired',
    'isFreshFor',
    'murmurHash',
    'overrideNames',
    'quietToggleErrors',
    'readDevice',
    'readStoredCache',
    'readStoredOverrides',
    'restoreNames',
    'rowDefault',
    'settleToggles',
    'toggleCacheKey',
    'toggleFreshness',
    'toggleOverrideKey',
    'toggleRows',
    'toggleTargets',
    'togglesAtHand',
  ]);
});

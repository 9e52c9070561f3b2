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
    'isCacheFresh',
    'isConstantToggle',
    'isExpired',
    'murmurHash',
    'overrideNames',
    'readDevice',
    'readStoredCache',
    'readStoredOverrides',
    'resolveFetchedToggles',
    'resolveLocalToggles',
    'restoreNames',
    'rowDefault',
    'silentToggleErrors',
    'toggleCacheKey',
    'toggleMaxAgeMs',
    'toggleOverrideKey',
    'toggleRows',
    'toggleTargets',
  ]);
});

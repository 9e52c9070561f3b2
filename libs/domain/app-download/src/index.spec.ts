import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'appServices',
    'deepLink',
    'deviceOf',
    'firstInstallPrompt',
    'galleryLink',
    'installLink',
    'installPromptThrottle',
    'nextInstallPrompt',
    'oneLink',
    'referralSources',
    'scrollCounts',
  ]);
});

import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'appLoadingText',
    'crashDetails',
    'crashTitleKey',
    'isRegionalMirror',
    'isSpecialAppVisit',
    'languagePromptToggle',
    'notFoundBackTarget',
    'notFoundButtons',
    'notFoundTexts',
    'pageTheme',
    'parseStoreMode',
    'placeholderDelayMs',
    'planIdleWork',
    'platforms',
    'serviceWorkerAction',
    'serviceWorkerScope',
    'shouldPromptForLanguage',
    'shouldShowPlaceholder',
    'startupFetches',
    'storeModes',
    'translationCollection',
  ]);
});

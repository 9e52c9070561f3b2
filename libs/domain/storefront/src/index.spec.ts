import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'appLoadingText',
    'asksForLanguage',
    'backFromNotFound',
    'crashDetails',
    'crashTitleKey',
    'idlePlan',
    'isRegionalMirror',
    'isSpecialAppVisit',
    'languagePromptToggle',
    'notFoundButtons',
    'notFoundTexts',
    'pageTheme',
    'parseStoreMode',
    'placeholderDelay',
    'platforms',
    'serviceWorkerAction',
    'serviceWorkerScope',
    'showsPlaceholder',
    'startupFetches',
    'storeModes',
    'translationCollection',
  ]);
});

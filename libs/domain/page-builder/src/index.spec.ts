import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'bundleName',
    'checkEligibility',
    'chooseRenderMode',
    'csrConfigFailure',
    'decideByStrategy',
    'decidePageBuilder',
    'fallbackCookie',
    'forceParam',
    'languageHeader',
    'nextRender',
    'pageFetchFailure',
    'pageHtmlRequest',
    'parsePageUrl',
    'readCsrLayout',
    'readPageHtml',
    'serverRenderedParam',
    'startRender',
    'trafficStrategyQuery',
  ]);
});

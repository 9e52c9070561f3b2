import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'bundleOf',
    'checkEligibility',
    'csrConfigFailure',
    'csrLayoutOf',
    'decideByStrategy',
    'decidePageBuilder',
    'fallbackCookie',
    'forceParam',
    'languageHeader',
    'nextRender',
    'pageFetchFailure',
    'pageHtmlOf',
    'pageHtmlRequest',
    'pageUrlOf',
    'renderModeOf',
    'serverRenderedParam',
    'startRender',
    'trafficStrategyQuery',
  ]);
});

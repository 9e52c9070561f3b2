import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what its README says', () => {
  expect(Object.keys(library).sort()).toEqual([
    'allowedTarget',
    'buildPath',
    'categoryPath',
    'checkRoutes',
    'clientFlagNames',
    'clientFlags',
    'compileTable',
    'createRouter',
    'explain',
    'findRoute',
    'firstSegments',
    'hashtagSlug',
    'isMallHostVariant',
    'isMallPath',
    'keepQueryFields',
    'legacyRedirect',
    'loginPath',
    'overlaps',
    'parsePattern',
    'pathInMarket',
    'productPath',
    'redirectStatus',
    'resolve',
    'routeAt',
    'routeFlags',
    'routes',
    'serverSegments',
    'shopPath',
    'slug',
    'usernameToLookUp',
  ]);
});

import { expect, it } from 'vitest';
import { shopCustomPagePath } from './shop-custom-page-path.ts';

it.each([
  ['lumora.official/welcome', '/scp/lumora.official/welcome'],
  ['toko budi/50% off?', '/scp/toko%20budi/50%25%20off%3F'],
])('%s has the path %s', (page, path) => expect(shopCustomPagePath(page)).toBe(path));

import * as catalogue from '@pasar/catalogue-contract';
import * as pages from '@pasar/page-builder-contract';
import { expect, it } from 'vitest';
import { publicPaths, publicWithoutSessionPaths } from './public-calls.data.ts';

type ListedCall = {
  readonly method: string;
  readonly path: string;
  readonly auth: string;
};

const calls = Object.values({ ...catalogue, ...pages }).filter(
  (exported): exported is ListedCall & typeof exported =>
    typeof exported === 'object' && 'path' in exported && 'auth' in exported,
);
const describe = (path: string) => {
  const { method, auth } = calls.find((call) => call.path === path) ?? {};
  return { path, method, auth };
};

it.each(publicPaths)('%s is a GET and reads no session', (path) => {
  expect(describe(path)).toEqual({ path, method: 'GET', auth: 'none' });
});

it.each(publicWithoutSessionPaths)('%s is a GET and works without a session', (path) => {
  expect(describe(path)).toEqual({ path, method: 'GET', auth: 'optional' });
});

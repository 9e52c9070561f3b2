import { describe, expect, it } from 'vitest';
import { nextAfterLogin, routes } from './index.ts';
import { authRoutes } from './routes/sign-in.data.ts';

it.each([
  ['a page', '/Lamp-i.1.2', '?model=3', '/Lamp-i.1.2?model=3'],
  ['a sign-in page', '/buyer/login', '?next=%2Fcheckout%3Fbuy%3D1', '/checkout?buy=1'],
  ['a sign-up page', '/buyer/signup', '?next=%2Fcart&lang=en', '/cart'],
  ['a sign-in page without a next page', '/buyer/login', '', null],
])('links to sign in on %s', (_, pathname, search, next) =>
  expect(nextAfterLogin(pathname, search)).toBe(next),
);

describe('the pages that pass on their own', () => {
  const paths = Object.values(routes).flatMap((row) => ('path' in row ? [row.path] : []));
  const authPaths = Object.values(authRoutes).map(({ path }) => path);

  it('are those of buyers’ sign-in and sign-up', () =>
    expect(paths.filter((path) => nextAfterLogin(path, '') === null)).toEqual(authPaths));
});

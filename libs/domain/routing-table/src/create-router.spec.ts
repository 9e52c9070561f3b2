import { describe, expect, it } from 'vitest';
import { compileTable } from './compile-table.ts';
import { createRouter } from './create-router.ts';
import type { Outcome, ResolveInput } from './outcome.ts';
import { legacyRedirect, usernameToLookUp } from './router.ts';

const router = createRouter(
  compileTable({
    'old-web': { prefix: true, also: ['/classic'], answers: 'classic-web' },
    served: { prefix: true, also: ['/docs', '/exports'], answers: 'server' },
    dead: { prefix: true, also: ['/gone'], answers: 'not-found' },
    'docs-index': { path: '/docs/index' },
    handed: { path: '/handed/{id:int}', answers: 'native-app' },
    forced: { path: '/forced/{id:int}', answers: 'native-app', force: true },
    marked: { path: '/marked', app: true },
    plain: { path: '/plain' },
  }),
);

const screen = (route: string): Outcome => ({ outcome: 'screen', route, params: {} }) as Outcome;
const notFound: Outcome = { outcome: 'not-found' };

/** @spec route-classes legacy-classic-web server-served client-filter-native client-filter-mobile-flag client-filter-force */
const cases: { name: string; input: ResolveInput; outcome: Outcome }[] = [
  {
    name: 'a classic path',
    input: { url: '/classic/a?b#c' },
    outcome: { outcome: 'classic-web', path: '/classic/a' },
  },
  {
    name: 'a served path',
    input: { url: '/exports/1.csv' },
    outcome: { outcome: 'server', path: '/exports/1.csv' },
  },
  { name: 'a served prefix itself', input: { url: '/docs/' }, outcome: { outcome: 'server', path: '/docs' } },
  { name: 'a page under it', input: { url: '/docs/index' }, outcome: screen('docs-index') },
  { name: 'a name that begins alike', input: { url: '/docsx' }, outcome: notFound },
  { name: 'a known dead end', input: { url: '/gone/by' }, outcome: notFound },
  { name: 'handed over', input: { url: '/handed/1' }, outcome: { outcome: 'native-app', path: '/handed/1' } },
  { name: 'not again when it failed', input: { url: '/handed/1', triedNativeApp: true }, outcome: notFound },
  {
    name: 'again when it is forced',
    input: { url: '/forced/1', triedNativeApp: true },
    outcome: { outcome: 'native-app', path: '/forced/1' },
  },
  { name: 'marked, in the app', input: { url: '/marked', client: 'native-app' }, outcome: screen('marked') },
  { name: 'unmarked, in the app', input: { url: '/plain', client: 'native-app' }, outcome: notFound },
  { name: 'marked, under the flag', input: { url: '/marked', mobileFlag: true }, outcome: screen('marked') },
  { name: 'unmarked, under the flag', input: { url: '/plain', mobileFlag: true }, outcome: notFound },
  { name: 'unmarked, in a browser', input: { url: '/plain' }, outcome: screen('plain') },
];

describe('classes and filters', () => {
  it.each(cases)('$name', ({ input, outcome }) => {
    expect(router.resolve(input)).toEqual(outcome);
  });
});

describe('usernameToLookUp', () => {
  it.each([
    ['/my.shop_1/789?x=1', 'my.shop_1'],
    ['/shop/123', undefined],
    ['/cart/789', undefined],
    ['/my.shop_1', undefined],
  ])('%s', (url, username) => {
    expect(usernameToLookUp({ url })).toBe(username);
  });
});

describe('the redirect function', () => {
  it.each(['/', '/cart', '/cart/789', '/no/such/path', 'javascript:alert(1)', ''])(
    'redirects %j to home',
    (url) => {
      expect(legacyRedirect({ url })).toBe('/');
    },
  );
});

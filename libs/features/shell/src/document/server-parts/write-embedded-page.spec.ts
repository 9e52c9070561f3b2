import { expect, it } from 'vitest';
import { scriptJson } from '../embedded-page.ts';
import type { EmbeddedPage } from '../embedded-page.ts';
import { pack } from '../pack.ts';
import { writeEmbeddedPage } from './write-embedded-page.ts';

const createPage = (page: object): EmbeddedPage => page as EmbeddedPage;
const layout = { cart: 'Cart', $t: '</script>', items: [{ a: 1 }, { a: 2 }] };

it.each([
  [
    'texts',
    { market: 'SG', texts: { layout, 'item-card': { sold: '{{amount}} sold' } }, state: { api: {} } },
  ],
  ['no texts', { market: 'SG', texts: {}, toggles: ['a'] }],
  ['a missing field', { market: 'SG', submitted: undefined, texts: { layout } }],
  [
    'a value with a closing script tag',
    { market: '</script>\u2028', texts: { '<b>': layout }, failures: [] },
  ],
])('writes a page with %s as packed JSON, each time', (_, page) => {
  const expected = scriptJson(pack(page));
  expect([writeEmbeddedPage(createPage(page)), writeEmbeddedPage(createPage(page))]).toEqual([
    expected,
    expected,
  ]);
});

it('keeps texts of one namespace in two languages apart', () => {
  const write = (cart: string) => writeEmbeddedPage(createPage({ texts: { layout: { cart } } }));
  expect([write('Cart'), write('Koszyk')]).toEqual([
    '{"texts":{"layout":{"cart":"Cart"}}}',
    '{"texts":{"layout":{"cart":"Koszyk"}}}',
  ]);
});

import { expect, it } from 'vitest';
import { alternateLinks } from './alternate-links.ts';

const places = [
  { market: 'SG', language: 'en-SG', origin: 'http://sg.localhost' },
  { market: 'BR', language: 'pt-BR', origin: 'http://br.localhost' },
] as const;

/** @spec mall-br-path */
it.each([
  ['SG', '/mall/brands', ['http://sg.localhost/mall/brands', 'http://br.localhost/oficial/brands']],
  ['BR', '/oficial', ['http://sg.localhost/mall', 'http://br.localhost/oficial']],
  ['BR', '/supermarket', ['http://sg.localhost/supermarket', 'http://br.localhost/supermarket']],
  ['SG', '/a b?q=\u00e9', ['http://sg.localhost/a%20b?q=%C3%A9', 'http://br.localhost/a%20b?q=%C3%A9']],
  ['SG', '/mallard', ['http://sg.localhost/mallard', 'http://br.localhost/mallard']],
] as const)('in %s %s has the alternates', (market, path, expected) => {
  expect(alternateLinks({ canonical: path }, market, () => places).map(({ href }) => href)).toEqual(expected);
});

it.each([
  ['a page without a canonical address', {}],
  ['a page that must not be indexed', { canonical: '/search?keyword=a', robots: 'noindex, follow' }],
])('has none for %s', (_, head) => {
  expect(alternateLinks(head, 'SG', () => places)).toEqual([]);
});

it('has some for a page of which robots may show large pictures', () => {
  const head = { canonical: '/', robots: 'max-image-preview:large' };
  expect(alternateLinks(head, 'SG', () => places)).toHaveLength(2);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Client } from './index.ts';
import { linkParams, oneLinkPayload, referrerSource, resolveLink } from './index.ts';

const clients = fc.constantFrom<Client>('browser', 'bot', 'native-app', 'in-app-web-view');
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '@',
  ':',
  '?',
  '#',
  'https:',
  'javascript:',
  'shop.example',
  'evil.example',
  '%2F',
  ' ',
  'a',
);
const targets = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const queries = fc.dictionary(
  fc.constantFrom(...linkParams),
  fc.oneof(targets, fc.constantFrom('1', 'true')),
);
const starts = fc.constantFrom('/universal-link', '/product/1/2', '/shop/3', '/app', '/search');
const readHost = (to: string): string => new URL(to, 'https://shop.example/').host;

describe('laws', () => {
  it('no link leaves the site’s host, whatever it contains', () => {
    fc.assert(
      fc.property(starts, queries, clients, fc.boolean(), (start, query, client, newUser) => {
        const url = `${start}?${new URLSearchParams(query).toString()}`;
        const { to, web } = resolveLink({ url, client, newUser });
        expect([readHost(to), readHost(web)]).toEqual(['shop.example', 'shop.example']);
      }),
    );
  });

  it('a bot never gets a deep link, and a web view always the bridge', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const url = `/universal-link?${new URLSearchParams(query).toString()}`;
        expect(resolveLink({ url, client: 'bot' }).mode).toBe('link');
        expect(resolveLink({ url, client: 'in-app-web-view' }).mode).toBe('web-bridge');
      }),
    );
  });

  it('any text is resolved without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (url, referrer) => {
        expect(resolveLink({ url, referrer }).to).toMatch(/^\//);
        expect([undefined, 'organic', 'referral']).toContain(referrerSource(referrer, 'shop.example'));
      }),
    );
  });

  it('a payload contains its path', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const payload = new URLSearchParams(oneLinkPayload(`/${text}`));
        expect([payload.get('path'), payload.get('version')]).toEqual([`/${text}`, '1']);
      }),
    );
  });
});

import { arbitraryText } from '@pasar/arbitrary-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  detectClient,
  linkParams,
  matchAppPath,
  oneLinkPayload,
  referrerSource,
  resolveLink,
} from './index.ts';

const links = fc.oneof(
  arbitraryText(),
  arbitraryText('/universal-link?'),
  ...linkParams.map((name) => arbitraryText(`/universal-link?${name}=`)),
);

it('resolves any URL to a path of the site', () => {
  fc.assert(
    fc.property(links, (url) => {
      const { to, web } = resolveLink({ url, client: 'native-app' });
      expect([to.startsWith('/'), web.startsWith('/')]).toEqual([true, true]);
      expect(['product', 'shop', 'app-landing', undefined]).toContain(matchAppPath(url)?.page);
    }),
  );
});

it('accepts any referrer', () => {
  fc.assert(
    fc.property(arbitraryText(), (referrer) => {
      expect(['organic', 'referral', undefined]).toContain(referrerSource(referrer, 'shop.example'));
    }),
  );
});

it('detects a client in any user agent', () => {
  fc.assert(
    fc.property(arbitraryText(), (userAgent) => {
      expect(['browser', 'bot', 'native-app', 'in-app-web-view']).toContain(detectClient(userAgent));
    }),
  );
});

it('builds a payload for any path', () => {
  fc.assert(
    fc.property(arbitraryText('/'), (path) => {
      expect(new URLSearchParams(oneLinkPayload(path)).get('version')).toBe('1');
    }),
  );
});

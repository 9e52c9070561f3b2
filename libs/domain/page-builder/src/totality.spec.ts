import { arbitraryText } from '@pasar/arbitrary-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decidePageBuilder, parsePageUrl } from './index.ts';

it('every address is decided', () => {
  const urls = fc.oneof(arbitraryText(), arbitraryText('/m/'), arbitraryText('/p/a?'));
  fc.assert(
    fc.property(urls, (url) => {
      expect(decidePageBuilder({ url, blocked: { pathPrefixes: ['/m/a'] } }).asked).toBeTypeOf('boolean');
      expect(['string', 'undefined']).toContain(typeof parsePageUrl(url));
    }),
  );
});

import { arbitraryText } from '@pasar/arbitrary-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decidePageBuilder,
  isSafeAttribute,
  isSafeTag,
  parsePageUrl,
  parseSafeHtml,
  readComponents,
} from './index.ts';
import type { HtmlNode } from './index.ts';

it('decides any URL', () => {
  const urls = fc.oneof(arbitraryText(), arbitraryText('/m/'), arbitraryText('/p/a?'));
  fc.assert(
    fc.property(urls, (url) => {
      expect(decidePageBuilder({ url, blocked: { pathPrefixes: ['/m/a'] } }).asked).toBeTypeOf('boolean');
      expect(['string', 'undefined']).toContain(typeof parsePageUrl(url));
    }),
  );
});

const isSafe = (node: HtmlNode): boolean =>
  typeof node === 'string' ||
  (isSafeTag(node.tag) &&
    Object.entries(node.attributes).every(([name, value]) => isSafeAttribute(node.tag, name, value)) &&
    node.children.every(isSafe));

const markup = () =>
  fc
    .array(
      fc.oneof(
        arbitraryText(),
        fc.constantFrom(
          '<a href="',
          '">',
          '<img src="',
          'javascript:',
          '<p onload="',
          '</p>',
          '<svg/',
          '&#39;',
          '//',
          '<',
          '/>',
        ),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join(''));

it('parses any markup into nodes of the policy only', () => {
  fc.assert(
    fc.property(markup(), (html) => {
      expect(parseSafeHtml(html).every(isSafe)).toBe(true);
    }),
  );
});

it('reads any layout', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (list) => {
      expect(Array.isArray(readComponents(list))).toBe(true);
    }),
  );
});

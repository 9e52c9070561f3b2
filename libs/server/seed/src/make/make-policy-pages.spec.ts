import { markets } from '@pasar/markets';
import { parseSafeHtml } from '@pasar/page-builder';
import type { HtmlNode } from '@pasar/page-builder';
import { policyPages } from '@pasar/page-shell-rules';
import { resolve } from '@pasar/routing-table';
import { describe, expect, it } from 'vitest';
import { createContext } from './create-context.ts';
import { makePolicyPages } from './make-policy-pages.ts';

const now = Date.UTC(2026, 10, 21);

const listElements = (nodes: readonly HtmlNode[], tag: string): Exclude<HtmlNode, string>[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag === tag ? [node] : []), ...listElements(node.children, tag)],
  );

describe.each(markets.map((market, index) => [market.code, market, index + 1] as const))(
  '%s',
  (_, market, number) => {
    const pages = makePolicyPages(createContext(market, number, now));

    it('has a page at the URL of every policy', () => {
      const urls = pages.map(({ page }) => `/m/${page.page_url}`);
      expect(urls).toEqual(policyPages.map(({ to }) => to));
      expect(urls.map((url) => resolve({ url, market: market.code }))).toEqual(
        urls.map(() => expect.objectContaining({ outcome: 'screen', route: 'microsite' })),
      );
    });

    it('has it published in every language, the first also for all others', () => {
      const [, ...others] = market.languages;
      for (const { versions } of pages) {
        expect(versions.map(({ language }) => language)).toEqual(['', ...others]);
        expect(versions.every(({ published_from }) => Number(published_from) < now)).toBe(true);
      }
    });

    it('has sections of a heading and a text without placeholders, and links to existing screens', () => {
      for (const { versions } of pages)
        for (const { html = '', title, description } of versions) {
          const nodes = parseSafeHtml(html);
          expect([listElements(nodes, 'h2').length, listElements(nodes, 'p').length]).toEqual([7, 7]);
          expect(html + title + String(description)).not.toMatch(/[{}|]|<(h2|p)><\//);
          const links = listElements(nodes, 'a').map(({ attributes }) => attributes['href'] ?? '');
          for (const url of links)
            expect(resolve({ url, market: market.code }), url).toMatchObject({ outcome: 'screen' });
        }
    });
  },
);

const readTexts = (code: string): string[] => {
  const number = markets.findIndex((market) => market.code === code) + 1;
  const [market] = markets.filter((each) => each.code === code);
  return market
    ? makePolicyPages(createContext(market, number, now)).map(({ versions }) =>
        String(versions.find(({ language }) => language === 'en')?.html),
      )
    : [];
};

it.each([
  ['BR', 'within 7 days of delivery, even if', true],
  ['ID', 'within 15 days of delivery if', false],
  ['PL', 'within 14 days of delivery, even if', false],
])(
  'states the return period, and links to cookie settings only where consent is asked: %s',
  (code, returns, asks) => {
    const [terms = '', privacy = ''] = readTexts(code);
    expect(terms).toContain(returns);
    expect(privacy).toContain('30 days after you ask');
    expect(privacy.includes('/setting/cookie')).toBe(asks);
  },
);

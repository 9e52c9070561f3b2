import { markets } from '@pasar/markets';
import { parseSafeHtml } from '@pasar/page-builder';
import { customerServicePage } from '@pasar/page-shell-rules';
import { resolve } from '@pasar/routing-table';
import { describe, expect, it } from 'vitest';
import { createContext } from './create-context.ts';
import { makeCustomerServicePage } from './make-customer-service-page.ts';

const now = Date.UTC(2026, 10, 21);

describe.each(markets.map((market, index) => [market.code, market, index + 1] as const))(
  '%s',
  (_, market, number) => {
    const { page, versions } = makeCustomerServicePage(createContext(market, number, now));

    it('has the customer service at its URL, in every language of the market', () => {
      expect(`/m/${page.page_url}`).toBe(customerServicePage);
      expect(resolve({ url: customerServicePage, market: market.code })).toMatchObject({
        ...{ outcome: 'screen', route: 'microsite' },
      });
      expect(versions.map(({ language }) => language)).toEqual(['', ...market.languages.slice(1)]);
    });

    it('has three sections without placeholders, and links to existing screens', () => {
      for (const { html = '', title, description } of versions) {
        expect(html.match(/<h2>[^<|]+<\/h2><p>[^<|]+<\/p>/g)).toHaveLength(3);
        expect(html + title + String(description)).not.toMatch(/[{}|]/);
        expect(parseSafeHtml(html)).toHaveLength(8);
        const urls = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url);
        expect(urls).toHaveLength(3);
        for (const url of urls)
          expect(resolve({ url, market: market.code }), url).toMatchObject({ outcome: 'screen' });
      }
    });
  },
);

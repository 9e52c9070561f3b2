import { aScreenContext } from '@pasar/builders/render';
import { ScreenContextProvider } from '@pasar/screen-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ServerNotices } from './server-parts/ServerNotices.tsx';
import { PageDocument } from './PageDocument.tsx';

const documentAt = (path: string, marketCode: 'SG' | 'BR') => {
  const context = aScreenContext({ marketCode });
  return renderToStaticMarkup(
    <ScreenContextProvider value={context}>
      <StaticRouter location={path}>
        <PageDocument context={context}>page</PageDocument>
      </StaticRouter>
    </ScreenContextProvider>,
  );
};

/** @spec theme mall-detection */
it.each([
  ['SG', '/', undefined, '#7a1f5c'],
  ['SG', '/mall/brands', 'official', '#34348f'],
  ['SG', '/oficial', undefined, '#7a1f5c'],
  ['BR', '/oficial', 'official', '#34348f'],
  ['SG', '/supermarket/deals', 'supermarket', '#1e6a3c'],
] as const)('in %s the page at %s has the theme %s', (market, path, theme, colour) => {
  const html = documentAt(path, market);
  expect(/data-theme="(\w+)"/.exec(html)?.[1]).toBe(theme);
  expect(html).toContain(`name="theme-color" content="${colour}"`);
});

it('renders a notice first, with its own style', () => {
  const context = aScreenContext({ marketCode: 'SG' });
  const html = renderToStaticMarkup(
    <ScreenContextProvider value={context}>
      <StaticRouter location="/">
        <PageDocument
          context={context}
          server={{
            ...{ head: null, end: null },
            start: (
              <ServerNotices
                notices={[
                  { role: 'complementary', text: 'A demo' },
                  { role: 'alert', text: 'Not sent' },
                ]}
                nonce="n1"
              />
            ),
          }}
        >
          page
        </PageDocument>
      </StaticRouter>
    </ScreenContextProvider>,
  );
  expect(html).toMatch(/<body><page-notice role="complementary" aria-label="A demo"><style nonce="n1">/);
  expect(html).toMatch(
    /A demo<\/page-notice><page-notice role="alert" aria-label="Not sent">Not sent<\/page-notice>/,
  );
  expect(html).toMatch(/Not sent<\/page-notice><svg .*<\/svg>page/);
});

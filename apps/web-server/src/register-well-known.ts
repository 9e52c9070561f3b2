import { marketOrigin } from '@pasar/markets';
import { robotsText, sitemapIndexXml, sitemapXml } from '@pasar/page-rendering';
import type { FastifyInstance } from 'fastify';
import { sendPlainPage } from './send-plain-page.ts';
import type { PageDeps } from './page-deps.ts';
import { publicProtocol } from './public-protocol.ts';
import { parseSitemapPart, readSitemapIndex } from './sitemap-paths.ts';
import { toAnonymousApiVisitor, createVisit } from './visit.ts';
import { findMarket, readVisitor } from './visitor.ts';

const cacheForAnHour = 'public, max-age=3600';

/** Serves `robots.txt`, the sitemap and other files at well-known addresses. */
export function registerWellKnown(app: FastifyInstance, { api, settings }: PageDeps): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheForAnHour })
      .send(robotsText(`${publicProtocol(request, settings)}://${request.host.toLowerCase()}`)),
  );
  // Without a part, an index of the market's sitemaps.
  app.get<{ Querystring: { part?: string | string[] } }>('/sitemap.xml', async (request, reply) => {
    const market = findMarket(request);
    const { part } = request.query;
    const readPart = part === undefined ? readSitemapIndex : parseSitemapPart(String(part));
    if (!market || !readPart) return reply.callNotFound();
    const visit = createVisit(readVisitor(request, market, settings), []);
    const paths = await readPart(api(toAnonymousApiVisitor(visit)));
    // Serve no sitemap rather than a partial one: search engines drop addresses that are no longer listed.
    if (!paths)
      return sendPlainPage(
        reply.header('retry-after', '60'),
        503,
        'Not now',
        'The sitemap is temporarily unavailable.',
      );
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheForAnHour })
      .send((part === undefined ? sitemapIndexXml : sitemapXml)(marketOrigin(market, visit.origin), paths));
  });
}

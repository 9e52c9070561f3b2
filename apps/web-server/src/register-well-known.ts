import { marketOrigin } from '@pasar/markets';
import { robotsText, sitemapXml } from '@pasar/page-rendering';
import type { FastifyInstance } from 'fastify';
import { answerPlain } from './answer-plain.ts';
import type { PageDeps } from './page-deps.ts';
import { publicProtocol } from './public-protocol.ts';
import { sitemapPaths } from './sitemap-paths.ts';
import { sharedShopper, visitOf } from './visit.ts';
import { marketOf, visitorOf } from './visitor.ts';

const cacheForAnHour = 'public, max-age=3600';

/** What machines look for at fixed addresses. */
export function registerWellKnown(app: FastifyInstance, { api, settings }: PageDeps): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheForAnHour })
      .send(robotsText(`${publicProtocol(request, settings)}://${request.host.toLowerCase()}`)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const market = marketOf(request);
    if (!market) return reply.callNotFound();
    const visit = visitOf(visitorOf(request, market, settings), []);
    const paths = await sitemapPaths(api(sharedShopper(visit)));
    // Search engines drop what a sitemap no longer names: none is better than a part.
    if (!paths)
      return answerPlain(
        reply.header('retry-after', '60'),
        503,
        'Not now',
        'The sitemap can not be made at the moment.',
      );
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheForAnHour })
      .send(sitemapXml(marketOrigin(market, visit.origin), paths));
  });
}

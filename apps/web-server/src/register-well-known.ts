import { marketOrigin } from '@pasar/markets';
import { robotsText, sitemapXml } from '@pasar/page-rendering';
import type { FastifyInstance } from 'fastify';
import type { PageDeps } from './page-route.ts';
import { sitemapPaths } from './sitemap-paths.ts';
import { marketOf, visitOf } from './visit.ts';

const anHour = 'public, max-age=3600';

/** What machines look for at fixed addresses. */
export function registerWellKnown(app: FastifyInstance, { api }: PageDeps): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': anHour })
      .send(robotsText(`${request.protocol}://${request.host}`)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const market = marketOf(request);
    if (!market) return reply.callNotFound();
    const { shopper, origin } = visitOf(request, market, []);
    const { cookie: _own, ...nobody } = shopper;
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': anHour })
      .send(sitemapXml(marketOrigin(market, origin), await sitemapPaths(api(nobody))));
  });
}

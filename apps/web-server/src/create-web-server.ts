import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { setTimeout } from 'node:timers/promises';
import { constants } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createApiHttp, createPageCache } from '@pasar/page-rendering';
import { answerPlain } from './answer-plain.ts';
import type { Development } from './development.ts';
import { answerPage } from './page-route.ts';
import type { PageDeps } from './page-route.ts';
import { registerAssets } from './register-assets.ts';
import { registerProxy } from './register-proxy.ts';
import { registerWellKnown } from './register-well-known.ts';
import type { Settings } from './settings.ts';
import { assetFolders } from './storefronts.ts';
import type { Storefronts } from './storefronts.ts';
import { createToggles } from './toggles.ts';
import { marketOf } from './visit.ts';

/** Longer addresses are refused before anything looks at them. */
const longestPath = 8192;
/** Room for a path that is too long, so that it gets a clear answer. */
const headerRoom = 128 * 1024;
/** Pages that are everybody's are rendered anew twice a minute; who comes meanwhile gets the page of before. */
const cacheOptions = { freshFor: 30_000, staleFor: 30_000, room: 64 * 1024 * 1024, now: () => Date.now() };

const badAddress = (error: { code?: string }): [number, string, string] =>
  error.code === 'FST_ERR_BAD_URL'
    ? [
        400,
        'Bad address',
        'This address can not be read: a percent sign in it is not followed by two hexadecimal digits.',
      ]
    : [400, 'Bad request', 'This request can not be read.'];

function createFastify(settings: Settings): FastifyInstance {
  return Fastify({
    trustProxy: settings.trustProxy,
    http: { maxHeaderSize: headerRoom, headersTimeout: 10_000 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => void answerPlain(reply, ...badAddress(error)),
  });
}

/** What no one may ask: another host, an address without end. Answered before any route. */
function refuseEarly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > longestPath)
      return answerPlain(reply, 414, 'Address too long', `An address may have ${longestPath} characters.`);
    if (!marketOf(request))
      return answerPlain(
        reply,
        421,
        'Unknown host',
        'No market of this marketplace is served under this host name.',
      );
    return undefined;
  });
}

/** What pages are made by; while developing, also what hands out the sources. */
export type Served = { readonly storefronts: Storefronts; readonly sources?: Development };

/** Source files go to the development server before any route sees them. */
function serveSources(app: FastifyInstance, sources: Development): void {
  app.addHook('onRequest', async (request, reply) => {
    if (await sources.handle(request.raw, reply.raw)) reply.hijack();
  });
  app.addHook('onClose', sources.close);
}

/** The web server: pages of both storefronts, their files, and the marketplace's API under the same origin. */
export async function createWebServer(
  settings: Settings,
  { storefronts, sources }: Served,
  apps: string,
): Promise<FastifyInstance> {
  const api = createApiHttp(settings.apiUrl);
  const deps: PageDeps = {
    settings,
    storefronts,
    api,
    toggles: createToggles({ api, now: Date.now, wait: (milliseconds) => setTimeout(milliseconds) }),
    cache: createPageCache(cacheOptions),
  };
  const app = createFastify(settings);
  refuseEarly(app);
  if (sources) serveSources(app, sources);
  await app.register(cookie);
  await registerProxy(app, settings.apiUrl);
  await app.register(async (pages) => {
    await pages.register(compress, {
      threshold: 1024,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { level: 5 },
    });
    registerWellKnown(pages, deps);
    pages.setErrorHandler((error, _request, reply) => {
      console.error(error);
      return answerPlain(reply, 500, 'Something went wrong', 'The page could not be made. Please try again.');
    });
    pages.get('/*', async (request, reply) => {
      const market = marketOf(request);
      return market ? answerPage(deps, market, request, reply) : reply.callNotFound();
    });
  });
  await registerAssets(app, sources ? [] : assetFolders(apps), join(apps, 'web-server/public'));
  app.setNotFoundHandler((_request, reply) =>
    answerPlain(reply, 404, 'Not found', 'Nothing answers to this request.'),
  );
  return app;
}

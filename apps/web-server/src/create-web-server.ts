import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { compressionOptions } from '@pasar/http-server';
import { ratingVideoLimits } from '@pasar/order';
import { createApiHttp, createPageCache, shareResponses } from '@pasar/page-rendering';
import { addSecurityHeaders, createHeaderAdder } from './add-security-headers.ts';
import { answerClientError } from './answer-client-error.ts';
import { sendPlainPage } from './send-plain-page.ts';
import { describePageError } from './describe-page-error.ts';
import type { Development } from './development.ts';
import { registerForms } from './forms/register-forms.ts';
import type { PageDeps } from './page-deps.ts';
import { limitBodyTime, uploadTimeMs } from './limit-body-time.ts';
import { answerPage } from './page-route.ts';
import { findPreviousBuild, keepBuild } from './kept-builds.ts';
import { refuseInvalidRequests } from './refuse-invalid-requests.ts';
import { registerAssets } from './register-assets.ts';
import { registerProxy } from './register-proxy.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { registerWellKnown } from './register-well-known.ts';
import type { WebServerSettings } from './read-settings.ts';
import { listAssetFolders } from './storefronts.ts';
import type { AssetFolder, Storefronts } from './storefronts.ts';
import { createToggles } from './toggles.ts';
import { findMarket } from './visitor.ts';

/** Large enough that an overlong URL gets a clear error instead of a closed connection. */
const maxHeaderBytes = 128 * 1024;
/** Shared pages are revalidated twice a minute; visitors get the stale page meanwhile. */
const cacheOptions = {
  maxAgeMs: 30_000,
  staleWhileRevalidateMs: 30_000,
  maxBytes: 64 * 1024 * 1024,
  now: () => Date.now(),
};

/** Public API responses expire sooner than the pages made from them. */
const responseCacheOptions = { maxAgeMs: 5000, maxBytes: 16 * 1024 * 1024, now: () => Date.now() };

const describeFrameworkError = (error: { code?: string }): [number, string, string] =>
  error.code === 'FST_ERR_BAD_URL'
    ? [400, 'Bad address', 'The URL is malformed: a percent sign is not followed by two hexadecimal digits.']
    : [400, 'Bad request', 'The request is malformed.'];

function createFastify(settings: WebServerSettings): FastifyInstance {
  const { requestTimeoutMs, trustProxy } = settings;
  const addHeaders = createHeaderAdder(settings);
  return Fastify({
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
    },
    // `limitBodyTime` ends slow bodies; this is longer than the longest body takes.
    requestTimeout: 2 * requestTimeoutMs + uploadTimeMs(ratingVideoLimits.maxBytes),
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError(settings.publicProtocol === 'https'),
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply);
      sendPlainPage(reply, ...describeFrameworkError(error));
    },
  });
}

/** What renders pages and, in development, what serves the sources. */
export type ServerContent = { readonly storefronts: Storefronts; readonly sources?: Development };

/** Passes requests for source files to the development server before any route sees them. */
function serveSources(app: FastifyInstance, sources: Development): void {
  app.addHook('onRequest', async (request, reply) => {
    if (await sources.handle(request.raw, reply.raw)) reply.hijack();
  });
  app.addHook('onClose', sources.close);
}

/** Returns the folders of the build before this one, and keeps this one for the next release once the server listens. */
async function keepBuilds(
  app: FastifyInstance,
  current: readonly AssetFolder[],
  { buildsDir }: WebServerSettings,
): Promise<readonly AssetFolder[]> {
  if (buildsDir === undefined || current.length === 0) return [];
  app.addHook('onListen', () => {
    keepBuild(current, buildsDir, Date.now()).catch((error: unknown) =>
      console.error(`The files of this build could not be kept for the next release: ${String(error)}`),
    );
  });
  return findPreviousBuild(current, buildsDir);
}

/** Creates the web server: the pages of both storefronts, their assets, and the marketplace's API under the same origin. */
export async function createWebServer(
  settings: WebServerSettings,
  { storefronts, sources }: ServerContent,
  apps: string,
): Promise<FastifyInstance> {
  const http = createApiHttp(settings.apiUrl);
  const api = settings.development ? http : shareResponses(http, responseCacheOptions);
  const deps: PageDeps = {
    settings,
    storefronts,
    api,
    toggles: createToggles({ api, now: Date.now, wait: (milliseconds) => setTimeout(milliseconds) }),
    cache: createPageCache(cacheOptions),
  };
  const app = createFastify(settings);
  addSecurityHeaders(app, settings);
  refuseInvalidRequests(app);
  limitBodyTime(app, settings.requestTimeoutMs);
  if (sources) serveSources(app, sources);
  await app.register(cookie);
  await registerProxy(app, settings);
  await app.register(async (pages) => {
    await pages.register(compress, compressionOptions);
    registerWellKnown(pages, deps);
    pages.setErrorHandler((error, _request, reply) => {
      console.error(describePageError(error));
      return sendPlainPage(
        reply,
        500,
        'Something went wrong',
        'The page could not be made. Please try again.',
      );
    });
    pages.get('/*', async (request, reply) => {
      const market = findMarket(request);
      return market ? answerPage(deps, market, request, reply) : reply.callNotFound();
    });
    await registerForms(pages, deps);
  });
  const current = sources ? [] : listAssetFolders(apps);
  const previous = await keepBuilds(app, current, settings);
  await registerAssets(app, [...current, ...previous], join(apps, 'web-server/public'));
  await registerServiceWorker(app, apps);
  app.setNotFoundHandler((_request, reply) =>
    sendPlainPage(reply, 404, 'Not found', 'Nothing answers to this request.'),
  );
  return app;
}

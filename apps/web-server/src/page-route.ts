import { randomBytes, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isLoginMark, loginCookieName } from '@pasar/account';
import { deviceCookieName, toggleOverrideKey } from '@pasar/feature-toggles';
import { consentCookie, readConsentCookie, writeConsentCookie } from '@pasar/consent/server';
import type { Market } from '@pasar/markets';
import { acceptsBrotli, isPlatform, pageHeaders } from '@pasar/page-rendering';
import type { CachedPage, PageCache } from '@pasar/page-rendering';
import type { PageAnswer, PageRequest } from '@pasar/shell/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformCookieName } from '@pasar/markets';
import { answerPlain } from './answer-plain.ts';
import type { ApiHttp } from '@pasar/page-rendering';
import type { Settings } from './settings.ts';
import type { Storefront, Storefronts } from './storefronts.ts';
import type { Toggles } from './toggles.ts';
import { alternatesOf, visitOf } from './visit.ts';
import type { Visit } from './visit.ts';

export type PageDeps = {
  readonly settings: Settings;
  readonly storefronts: Storefronts;
  readonly api: ApiHttp;
  readonly toggles: Toggles;
  readonly cache: PageCache;
};

const newNonce = (): string => randomBytes(16).toString('base64url');

const platformYear = 31_536_000;

/** `?platform=rw` and `?platform=pc` switch the storefront and are remembered; the address goes on without it. */
function switchedPlatform(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const url = new URL(request.url, 'http://own');
  const wanted = url.searchParams.get('platform') ?? undefined;
  if (!isPlatform(wanted)) return undefined;
  url.searchParams.delete('platform');
  return reply
    .setCookie(platformCookieName, wanted, { path: '/', maxAge: platformYear, sameSite: 'lax' })
    .redirect(url.pathname + url.search, 302);
}

type Asked = { readonly visit: Visit; readonly nonce: string; readonly path: string };

const pageRequest = (
  { settings, api }: PageDeps,
  storefront: Storefront,
  { visit, nonce, path }: Asked,
  toggles: readonly string[],
): PageRequest => ({
  path,
  nonce,
  marked: visit.marked,
  http: api(visit.shopper),
  assetsOf: storefront.assetsOf,
  alternates: alternatesOf(visit),
  context: {
    market: visit.market,
    language: visit.language,
    platform: visit.platform,
    client: visit.client,
    origin: visit.origin,
    environment: settings.environment,
    toggles,
  },
});

const collect = (answer: Extract<PageAnswer, { kind: 'screen' }>): Promise<string> =>
  text(answer.pipe(new PassThrough()));

/** What a visitor has said of cookies stands in the page where it counts; who said the same gets the same page. */
function consentOf(request: FastifyRequest, { consent }: Market): string {
  const said = consent === 'required' && readConsentCookie(request.cookies[consentCookie.name]);
  return said ? writeConsentCookie(said) : '';
}

const keyOf = ({ visit, path }: Asked, toggles: readonly string[], request: FastifyRequest): string =>
  [
    visit.origin,
    visit.platform,
    visit.client,
    visit.language,
    toggles.join(),
    consentOf(request, visit.market),
    path,
  ].join(' ');

function html(reply: FastifyReply, deps: PageDeps, { visit, nonce }: Asked, status: number): FastifyReply {
  const { development } = deps.settings;
  return reply
    .code(status)
    .headers(
      pageHeaders({
        nonce,
        secure: visit.secure,
        development,
        tagManager: visit.market.tagManagerId !== undefined,
      }),
    )
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': visit.language,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie, User-Agent',
      ...(status === 503 && { 'retry-after': '10' }),
    });
}

/** A page of the cache with this answer's nonce, compressed where the browser takes it so. */
async function sendCached(
  page: CachedPage,
  nonce: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const brotli = acceptsBrotli(String(request.headers['accept-encoding'] ?? ''))
    ? await page.brotli(nonce)
    : undefined;
  return brotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(page.plain(nonce));
}

async function answerScreen(
  deps: PageDeps,
  asked: Asked,
  key: string | undefined,
  answer: Extract<PageAnswer, { kind: 'screen' }>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = html(reply, deps, asked, answer.status);
  if (key === undefined || !answer.cacheable) return page.send(answer.pipe(new PassThrough()));
  const kept = deps.cache.write(key, {
    status: answer.status,
    html: await collect(answer),
    nonce: asked.nonce,
  });
  return sendCached(kept, asked.nonce, request, page);
}

/** A page that is not everybody's: a member's, one with a developer's overrides, one that changes with its source. */
const isOwn = ({ settings }: PageDeps, { marked }: Visit, { cookies }: FastifyRequest): boolean =>
  marked || settings.development || cookies[toggleOverrideKey] !== undefined;

const deviceHalfYear = 15_552_000;

/** The visitor's toggles. A device is named when a share of devices begins to run, and takes part from the next page on. */
async function togglesOf(
  { toggles }: PageDeps,
  market: Market,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<readonly string[]> {
  const { host, protocol, cookies, headers } = request;
  const marked = isLoginMark(cookies[loginCookieName]);
  const { names, needsDevice } = await toggles(market, {
    host,
    protocol,
    cookies,
    cookie: headers.cookie,
    marked,
  });
  if (needsDevice)
    void reply.setCookie(deviceCookieName, randomUUID(), {
      path: '/',
      maxAge: deviceHalfYear,
      httpOnly: true,
      secure: protocol === 'https',
      sameSite: 'lax',
    });
  return names;
}

/** Answers a page: from the cache of pages that are everybody's, else rendered for this visitor. */
export async function answerPage(
  deps: PageDeps,
  market: Market,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const switched = switchedPlatform(request, reply);
  if (switched) return switched;
  const toggles = await togglesOf(deps, market, request, reply);
  const visit = visitOf(request, market, toggles);
  const asked: Asked = { visit, nonce: newNonce(), path: request.url };
  const key = isOwn(deps, visit, request) ? undefined : keyOf(asked, toggles, request);
  const known = key === undefined ? undefined : deps.cache.read(key);
  if (known) return sendCached(known, asked.nonce, request, html(reply, deps, asked, known.status));

  const storefront = deps.storefronts[visit.platform];
  const answer = await storefront.render(pageRequest(deps, storefront, asked, toggles));
  if (answer.kind === 'screen') return answerScreen(deps, asked, key, answer, request, reply);
  if (answer.kind === 'redirect') return reply.redirect(answer.to, answer.status);
  return answerPlain(
    reply,
    404,
    'Not found',
    'This address is answered by another program of the marketplace.',
  );
}

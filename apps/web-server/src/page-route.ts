import { randomUUID } from 'node:crypto';
import { deviceCookieName } from '@pasar/feature-toggles';
import type { Market } from '@pasar/markets';
import { fallbackCookie } from '@pasar/page-builder';
import { acceptsBrotli, compressPage, pageHeaders, toBuffer } from '@pasar/page-rendering';
import type { CachedPage, GapTexts } from '@pasar/page-rendering';
import type { PageResponse } from '@pasar/shell/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from './send-plain-page.ts';
import type { RefusedForm } from './forms/refused-form.ts';
import { findMemberPage } from './member-page.ts';
import type { PageDeps } from './page-deps.ts';
import { toCacheKey, isShared, toPageRequest, createPageVisit } from './page-visit.ts';
import type { PageVisit } from './page-visit.ts';
import { sendRedirect } from './send-redirect.ts';
import { switchPlatform } from './switch-platform.ts';
import { createVisit } from './visit.ts';
import { readVisitor } from './visitor.ts';
import type { Visitor } from './visitor.ts';

function setPageHeaders(reply: FastifyReply, deps: PageDeps, page: PageVisit, status: number): FastifyReply {
  const { development } = deps.settings;
  const { visit, nonce } = page;
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
      'cache-control': isShared(page) && status < 500 ? 'private, no-cache' : 'private, no-store',
      vary: 'Accept-Encoding, Accept-Language, Cookie, User-Agent',
      ...(status === 503 && { 'retry-after': '10' }),
    });
}

const wantsBrotli = ({ headers }: FastifyRequest): boolean =>
  acceptsBrotli(String(headers['accept-encoding'] ?? ''));

/** Sends a cached page with this response's nonce and texts, as brotli where accepted. */
async function sendCached(
  page: CachedPage,
  nonce: string,
  request: FastifyRequest,
  reply: FastifyReply,
  texts?: GapTexts,
): Promise<FastifyReply> {
  const brotli = wantsBrotli(request) ? await page.brotli(nonce, texts) : undefined;
  return brotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(page.plain(nonce, texts));
}

/** Sends a page that belongs to this visitor; where brotli is not accepted, the server chooses the encoding. */
async function sendOwn(
  html: Uint8Array<ArrayBuffer>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = toBuffer(html);
  if (!wantsBrotli(request)) return reply.send(bytes);
  return reply.header('content-encoding', 'br').send(await compressPage(bytes));
}

async function answerScreen(
  deps: PageDeps,
  page: PageVisit,
  answer: Extract<PageResponse, { kind: 'screen' }>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = answer.status === 200 ? (page.refused?.status ?? 200) : answer.status;
  const answered = setPageHeaders(reply, deps, page, status);
  if (!isShared(page) || !answer.cacheable) return sendOwn(answer.html, request, answered);
  const kept = deps.cache.write(toCacheKey(page), {
    status: answer.status,
    html: answer.html,
    nonce: page.nonce,
  });
  return sendCached(kept, page.nonce, request, answered);
}

const deviceCookieMaxAgeSeconds = 15_552_000;

/** Reads the visitor's toggles. A device gets an id when a percentage rollout starts, and takes part from its next page on. */
async function readToggles(
  { toggles }: PageDeps,
  visitor: Visitor,
  reply: FastifyReply,
): Promise<readonly string[]> {
  const { names, needsDevice } = await toggles(visitor);
  if (needsDevice)
    void reply.setCookie(deviceCookieName, randomUUID(), {
      path: '/',
      maxAge: deviceCookieMaxAgeSeconds,
      httpOnly: true,
      secure: visitor.protocol === 'https',
      sameSite: 'lax',
    });
  return names;
}

/** Sends a page from the cache of shared pages, with a member's own texts, or renders it for this visitor. */
export async function answerPage(
  deps: PageDeps,
  market: Market,
  request: FastifyRequest,
  reply: FastifyReply,
  refused?: RefusedForm,
): Promise<FastifyReply> {
  const visitor = readVisitor(request, market, deps.settings);
  // Do not redirect a rejected form: that would lose what was typed.
  const switched = refused ? undefined : switchPlatform(request.url, visitor.protocol === 'https', reply);
  if (switched) return switched;
  // Skips the page builder for one visit only. @spec pb-fallback-cookie
  if (visitor.skipsPageBuilder) void reply.clearCookie(fallbackCookie.name, { path: '/' });
  const toggles = await readToggles(deps, visitor, reply);
  const visit = createVisit(visitor, toggles);
  const page = await createPageVisit(deps, visit, toggles, request.url, refused);
  const known = isShared(page) ? deps.cache.read(toCacheKey(page)) : undefined;
  if (known) return sendCached(known, page.nonce, request, setPageHeaders(reply, deps, page, known.status));

  const filled = await findMemberPage(deps, page);
  if (filled)
    return sendCached(
      filled.page,
      page.nonce,
      request,
      setPageHeaders(reply, deps, page, filled.page.status),
      filled.texts,
    );

  const storefront = deps.storefronts[visit.platform];
  const answer = await storefront.render(toPageRequest(deps, storefront, page));
  if (answer.kind === 'screen') return answerScreen(deps, page, answer, request, reply);
  if (answer.kind === 'redirect') return sendRedirect(reply, answer.to, answer.status);
  return sendPlainPage(
    reply,
    404,
    'Not found',
    'This address is answered by another program of the marketplace.',
  );
}

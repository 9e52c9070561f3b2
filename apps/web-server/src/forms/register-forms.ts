import { loginPath, routeAt } from '@pasar/routing-table';
import type { RouteId } from '@pasar/routing-table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from '../send-plain-page.ts';
import { answerPage } from '../page-route.ts';
import type { PageDeps } from '../page-deps.ts';
import { sendRedirect } from '../send-redirect.ts';
import { toApiVisitor, createVisit } from '../visit.ts';
import { findMarket, readVisitor } from '../visitor.ts';
import { formHandlers } from './form-handlers.data.ts';
import { isSameOriginForm } from './is-same-origin-form.ts';
import { submitForm } from './submit-form.ts';

const maxFormBytes = 16 * 1024;
const formType = 'application/x-www-form-urlencoded';

type Refusal = readonly [status: number, title: string, text: string];

const crossOrigin: Refusal = [403, 'Not allowed', 'This form was not sent by a page of the store.'];
const unreadable: Readonly<Record<number, Refusal>> = {
  408: [408, 'Too slow', 'The form did not come in time. Please try again.'],
  413: [413, 'Too much', 'This form is longer than the store takes.'],
  415: [415, 'Not readable', 'The store reads forms in the usual encoding only.'],
};
const internalError: Refusal = [500, 'Something went wrong', 'Please try again.'];

const findHandler = (path: string) => {
  const route = routeAt(path);
  return route !== undefined && Object.hasOwn(formHandlers, route)
    ? formHandlers[route as RouteId]
    : undefined;
};

async function answerForm(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const market = findMarket(request);
  if (!market || !isSameOriginForm(request)) return sendPlainPage(reply, ...crossOrigin);
  const handler = findHandler(request.url);
  if (!handler) return answerPage(deps, market, request, reply, { status: 422 });
  const visit = createVisit(readVisitor(request, market, deps.settings), []);
  const url = new URL(visit.origin + request.url);
  const outcome = await submitForm(
    handler,
    { fields: (request.body ?? new URLSearchParams()) as URLSearchParams, url, market },
    { api: deps.api, shopper: toApiVisitor(visit) },
  );
  if (outcome.kind === 'sign-in-first') return sendRedirect(reply, loginPath(url.pathname + url.search), 303);
  if (outcome.kind === 'done') {
    for (const cookie of outcome.setCookies) void reply.header('set-cookie', cookie);
    return sendRedirect(reply, outcome.next, 303);
  }
  return answerPage(deps, market, request, reply, outcome);
}

/** Handles forms that a browser submits natively because scripts are disabled, blocked or not loaded yet. */
export async function registerForms(pages: FastifyInstance, deps: PageDeps): Promise<void> {
  await pages.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      sendPlainPage(reply, ...(unreadable[error.statusCode ?? 500] ?? internalError)),
    );
    forms.post('/*', (request, reply) => answerForm(deps, request, reply));
  });
}

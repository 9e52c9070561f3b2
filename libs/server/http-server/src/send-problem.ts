import { toProblem } from '@pasar/error-catalogue';
import { errorText } from '@pasar/error-catalogue/texts';
import type { LanguageTag } from '@pasar/markets';
import type { FastifyReply } from 'fastify';
import type { ApiError } from './api-error.ts';
import { pickLanguage } from './pick-language.ts';

/** A refusal as a body: the specification's fields, its message in the shopper's language, with RFC 9457's beside them. */
export function toProblemBody({ code, status, detail, retryAfter }: ApiError, language: LanguageTag = 'en') {
  const message = errorText(code, language);
  return { ...toProblem(code, { detail, message, retryAfter }), status };
}

/** The language of whoever asked; English where the host is none of ours. */
function pickReplyLanguage({ request, server }: FastifyReply): LanguageTag {
  const market = server.pasar.ports.markets.marketByHost(request.host);
  if (!market) return 'en';
  // A refusal may come before the cookies are read.
  const cookies = request.cookies as typeof request.cookies | undefined;
  return pickLanguage(market, {
    cookie: cookies?.['language'],
    acceptLanguage: request.headers['accept-language'],
  });
}

/** Answers a refusal, with `Retry-After` where the wait is known. */
export function sendProblem(reply: FastifyReply, error: ApiError): FastifyReply {
  const problem = toProblemBody(error, pickReplyLanguage(reply));
  if (problem.retry_after !== undefined) void reply.header('retry-after', problem.retry_after);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

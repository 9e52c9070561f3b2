import { toProblem } from '@pasar/error-catalogue';
import { errorText } from '@pasar/error-catalogue/texts';
import { chooseLanguage } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import type { FastifyReply } from 'fastify';
import type { ApiError } from './api-error.ts';
import { getServerState } from './server-state.ts';

/** The response body of an error: the specification's fields, localized message, and the fields of RFC 9457. */
export function toProblemBody(
  { code, status, detail, retryAfter, verification, carried }: ApiError,
  language: LanguageTag = 'en',
) {
  const message = errorText(code, language);
  const problem = toProblem(code, { detail, message, retryAfter });
  return {
    ...problem,
    status,
    ...(verification !== undefined && { verification }),
    ...(carried !== undefined && { carried }),
  };
}

/** The language of the request; English for an unknown host. */
function pickReplyLanguage({ request, server }: FastifyReply): LanguageTag {
  const market = getServerState(server).ports.markets.marketByHost(request.host);
  if (!market) return 'en';
  // The error may occur before cookies are parsed.
  const cookies = request.cookies as typeof request.cookies | undefined;
  return chooseLanguage(market.languages, cookies?.['language'], request.headers['accept-language']);
}

/** Sends an error as a problem document, with `Retry-After` if known. */
export function sendProblem(reply: FastifyReply, error: ApiError): FastifyReply {
  const problem = toProblemBody(error, pickReplyLanguage(reply));
  if (problem.retry_after !== undefined) void reply.header('retry-after', problem.retry_after);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

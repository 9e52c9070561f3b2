import { toProblem } from '@pasar/error-catalogue';
import type { FastifyReply } from 'fastify';
import type { ApiError } from './api-error.ts';

/** A refusal as a body: the specification's fields with RFC 9457's beside them. */
export function problemOf({ code, status, detail, retryAfter }: ApiError) {
  return { ...toProblem(code, { detail, retryAfter }), status };
}

/** Answers a refusal, with `Retry-After` where the wait is known. */
export function sendProblem(reply: FastifyReply, error: ApiError): FastifyReply {
  const problem = problemOf(error);
  if (problem.retry_after !== undefined) void reply.header('retry-after', problem.retry_after);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

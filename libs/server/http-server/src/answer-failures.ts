import { errorCodes } from '@pasar/error-catalogue';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { sendProblem } from './send-problem.ts';
import { toApiError } from './to-api-error.ts';

/** Sends every error as a problem document; internal errors reveal no details. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toApiError(error);
    // Log unavailable databases for the operator; an ApiError was thrown on purpose by a handler.
    if (refusal && refusal.status >= 500 && !(error instanceof ApiError))
      request.log.error({ err: error }, 'A call could not be answered for now');
    if (refusal) return sendProblem(reply, refusal);
    request.log.error({ err: error }, 'A call failed unexpectedly');
    return sendProblem(reply, new ApiError(errorCodes.INTERNAL_ERROR));
  });
}

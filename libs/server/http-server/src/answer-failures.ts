import { errorCodes } from '@pasar/error-catalogue';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { sendProblem } from './send-problem.ts';
import { toApiError } from './to-api-error.ts';

/** Every failure is a problem: a refusal says what it is, a fault of ours says nothing but that it happened. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toApiError(error);
    // An operator has to hear of a database that is full or away; what an ApiError says was decided by a handler.
    if (refusal && refusal.status >= 500 && !(error instanceof ApiError))
      request.log.error({ err: error }, 'A call could not be answered for now');
    if (refusal) return sendProblem(reply, refusal);
    request.log.error({ err: error }, 'A call failed unexpectedly');
    return sendProblem(reply, new ApiError(errorCodes.INTERNAL_ERROR));
  });
}

import { errorCodes } from '@pasar/error-catalogue';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { sendProblem } from './send-problem.ts';

const methods = ['GET', 'POST'] as const;

/** Handles unknown paths, with the same rate limit as calls, so that scanners are limited too. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = methods.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length === 0)
      return sendProblem(reply, new ApiError(errorCodes.NOT_FOUND, 'No such address.'));
    void reply.header('allow', allowed.join(', '));
    return sendProblem(reply, new ApiError(errorCodes.METHOD_NOT_ALLOWED));
  });
}

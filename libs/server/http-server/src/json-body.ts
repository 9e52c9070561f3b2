import { errorCodes } from '@pasar/error-catalogue';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Bodies are JSON and nothing else; an empty one is the absence of a body. `__proto__` in a body is refused. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body, (error, value) =>
      done(error ? new ApiError(errorCodes.PARAM, 'The body is not JSON.') : null, value),
    );
  });
}

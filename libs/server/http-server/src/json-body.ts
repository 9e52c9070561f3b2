import { errorCodes } from '@pasar/error-catalogue';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

/** Bodies are JSON in UTF-8 and nothing else; an empty one is the absence of a body. `__proto__` in a body is refused. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = decode(body);
    if (text === undefined) return done(new ApiError(errorCodes.PARAM, 'The body is not UTF-8.'), undefined);
    return parse(request, text, (error, value) =>
      done(error ? new ApiError(errorCodes.PARAM, 'The body is not JSON.') : null, value),
    );
  });
}

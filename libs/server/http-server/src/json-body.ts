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

/** Accepts only JSON bodies in UTF-8; an empty body is undefined. Rejects `__proto__`. */
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

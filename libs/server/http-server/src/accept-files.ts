import type { FastifyInstance } from 'fastify';

/** Makes a scope accept any body as bytes, up to `maxBytes`; longer ones get a 413. */
export function acceptFiles(scope: FastifyInstance, maxBytes: number): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
  return scope;
}

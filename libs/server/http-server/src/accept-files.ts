import type { FastifyInstance } from 'fastify';

/** Makes a scope take any body as bytes, up to so many; longer ones are answered 413. */
export function acceptFiles(scope: FastifyInstance, maxBytes: number): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
  return scope;
}

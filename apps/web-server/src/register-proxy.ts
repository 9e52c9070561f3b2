import { Readable } from 'node:stream';
import { pictureLimits } from '@pasar/account';
import proxy from '@fastify/http-proxy';
import { errorCodes, toProblem } from '@pasar/error-catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicProtocol } from './public-protocol.ts';
import type { Settings } from './read-settings.ts';

const maxBodyBytes = 1024 * 1024;
/** Frames of a socket, in either direction: they say what is new and no more. */
const maxFrameBytes = 4096;

/** Pictures that members send; which call takes one, and how large, the API decides. */
const pictureType = /^image\//;

const problemType = 'application/problem+json; charset=utf-8';

/** What this front-end server says of a marketplace that does not answer; the code is the specification's own. @spec front-end-server-error */
const noAnswer = toProblem(errorCodes.FE_SERVER_ERROR, {
  detail: 'The marketplace does not answer. Try again in a moment.',
  retryAfter: 5,
});
const unavailable = { ...noAnswer, status: 503 };

/** What the marketplace's API answers under the store's own origin. */
const prefixes = ['/api', '/docs', '/__t__'];
/** Under which a socket may be opened. */
const socketPrefix = '/api';

/**
 * Reads a body to its end before it is passed on, whether it said its length or not: what is too long is refused here, since an
 * API that hangs up on a long body would leave no answer to hand on.
 */
function limitBodies(app: FastifyInstance): void {
  const pass = (_request: FastifyRequest, body: Buffer, done: (error: null, body: Readable) => void) =>
    done(null, Readable.from([body], { objectMode: false }));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(pictureType, { parseAs: 'buffer', bodyLimit: pictureLimits.maxBytes }, pass);
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, pass);
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const isTooLarge = error.statusCode === 413;
    const answer = isTooLarge ? toProblem(errorCodes.BODY_TOO_LARGE) : toProblem(errorCodes.PARAM);
    return sendProblem(reply, answer.status, answer);
  });
}

const sendProblem = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).type(problemType).header('cache-control', 'no-store').send(JSON.stringify(body));

/** A question has no body: the API would wait for one that its length announces. */
const withoutBody = ({ 'content-length': _length, 'transfer-encoding': _encoding, ...headers }: Headers) =>
  headers;
type Headers = FastifyRequest['headers'];

const toForwardedHeaders = (request: FastifyRequest, headers: Headers, settings: Settings): Headers => ({
  ...(request.method === 'GET' || request.method === 'HEAD' ? withoutBody(headers) : headers),
  host: request.host,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': publicProtocol(request, settings),
});

/** What the API reads of the browser that opens a socket; the rest is of the connection to the API. */
const toSocketHeaders = (request: FastifyRequest, settings: Settings): Record<string, string> => ({
  host: request.host,
  ...(request.headers.origin !== undefined && { origin: request.headers.origin }),
  ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': publicProtocol(request, settings),
});

/** The API checks the origin and the session of who opens a socket. */
const socketOptions = (settings: Settings) => ({
  websocket: true as const,
  wsServerOptions: { maxPayload: maxFrameBytes },
  wsClientOptions: {
    handshakeTimeout: 10_000,
    maxPayload: maxFrameBytes,
    rewriteRequestHeaders: (_headers: object, request: FastifyRequest) => toSocketHeaders(request, settings),
  },
});

/** Hands requests to the API as they came, with the host that the shopper asked and the shopper's address. */
export async function registerProxy(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(async (scope) => {
    limitBodies(scope);
    for (const prefix of prefixes)
      await scope.register(proxy, {
        upstream: settings.apiUrl,
        prefix,
        rewritePrefix: prefix,
        ...(prefix === socketPrefix && socketOptions(settings)),
        // Bodies are read by this scope's own parser.
        proxyPayloads: false,
        http: { requestOptions: { timeout: 15_000 } },
        replyOptions: {
          // Each request is passed on once: an API that says 503 has said when to come back, to anyone who asked.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) =>
            toForwardedHeaders(request as FastifyRequest, headers as Headers, settings),
          // They are of the connection to the API, not of the browser's.
          rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
          onError: (reply) => {
            sendProblem((reply as FastifyReply).header('retry-after', '5'), 503, unavailable);
          },
        },
      });
  });
}

import { Readable } from 'node:stream';
import { pictureLimits } from '@pasar/account';
import proxy from '@fastify/http-proxy';
import { errorCodes, toProblem } from '@pasar/error-catalogue';
import { ratingVideoLimits } from '@pasar/order';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicProtocol } from './public-protocol.ts';
import type { WebServerSettings } from './read-settings.ts';

const maxBodyBytes = 1024 * 1024;
/** Maximum frame size of a socket, in either direction; messages only announce changes. */
const maxFrameBytes = 4096;

/** Pictures and videos that members upload; the API decides which calls accept one, and their size. */
const pictureType = /^image\//;
const videoType = /^video\//;

/** What is wrong with a body that cannot be read, by status. */
const bodyErrors: Readonly<Record<number, number>> = {
  408: errorCodes.REQUEST_TIMEOUT,
  413: errorCodes.BODY_TOO_LARGE,
};

const problemType = 'application/problem+json; charset=utf-8';

/** The error of this front-end server when the marketplace does not respond; the code comes from the specification. @spec front-end-server-error */
const noAnswer = toProblem(errorCodes.FE_SERVER_ERROR, {
  detail: 'The marketplace does not answer. Try again in a moment.',
  retryAfter: 5,
});
const unavailable = { ...noAnswer, status: 503 };

/** Paths that the marketplace's API serves under the store's origin. */
const prefixes = ['/api', '/docs', '/__t__'];
/** The prefix under which sockets may be opened. */
const socketPrefix = '/api';

/**
 * Reads each body completely before forwarding it, with or without a declared length. Rejects oversized bodies here, since an
 * API that hangs up on one would leave no response to forward.
 */
function limitBodies(app: FastifyInstance): void {
  const pass = (_request: FastifyRequest, body: Buffer, done: (error: null, body: Readable) => void) =>
    done(null, Readable.from([body], { objectMode: false }));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(pictureType, { parseAs: 'buffer', bodyLimit: pictureLimits.maxBytes }, pass);
  app.addContentTypeParser(videoType, { parseAs: 'buffer', bodyLimit: ratingVideoLimits.maxBytes }, pass);
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, pass);
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const { status, ...answer } = toProblem(bodyErrors[error.statusCode ?? 400] ?? errorCodes.PARAM);
    const sentStatus = error.statusCode === 408 ? 408 : status;
    return sendProblem(reply, sentStatus, { ...answer, status: sentStatus });
  });
}

const sendProblem = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).type(problemType).header('cache-control', 'no-store').send(JSON.stringify(body));

/** Removes the body headers of a GET: the API would wait for a body of the announced length. */
const withoutBody = ({ 'content-length': _length, 'transfer-encoding': _encoding, ...headers }: Headers) =>
  headers;
type Headers = FastifyRequest['headers'];

const toForwardedHeaders = (
  request: FastifyRequest,
  headers: Headers,
  settings: WebServerSettings,
): Headers => ({
  ...(request.method === 'GET' || request.method === 'HEAD' ? withoutBody(headers) : headers),
  host: request.host,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': publicProtocol(request, settings),
});

/** The headers of the browser that the API reads when a socket opens; all others belong to the connection to the API. */
const toSocketHeaders = (request: FastifyRequest, settings: WebServerSettings): Record<string, string> => ({
  host: request.host,
  ...(request.headers.origin !== undefined && { origin: request.headers.origin }),
  ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': publicProtocol(request, settings),
});

/** The API checks the origin and the session of whoever opens a socket. */
const socketOptions = (settings: WebServerSettings) => ({
  websocket: true as const,
  wsServerOptions: { maxPayload: maxFrameBytes },
  wsClientOptions: {
    handshakeTimeout: 10_000,
    maxPayload: maxFrameBytes,
    rewriteRequestHeaders: (_headers: object, request: FastifyRequest) => toSocketHeaders(request, settings),
  },
});

/** Forwards requests unchanged to the API, with the requested host and the shopper's address. */
export async function registerProxy(app: FastifyInstance, settings: WebServerSettings): Promise<void> {
  await app.register(async (scope) => {
    limitBodies(scope);
    for (const prefix of prefixes)
      await scope.register(proxy, {
        upstream: settings.apiUrl,
        prefix,
        rewritePrefix: prefix,
        ...(prefix === socketPrefix && socketOptions(settings)),
        // This scope's own parser reads the bodies.
        proxyPayloads: false,
        http: { requestOptions: { timeout: 15_000 } },
        replyOptions: {
          // Never retry: a 503 of the API already tells the client when to retry.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) =>
            toForwardedHeaders(request as FastifyRequest, headers as Headers, settings),
          // Hop-by-hop headers of the connection to the API.
          rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
          onError: (reply) => {
            sendProblem((reply as FastifyReply).header('retry-after', '5'), 503, unavailable);
          },
        },
      });
  });
}

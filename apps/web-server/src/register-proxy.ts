import proxy from '@fastify/http-proxy';
import { errorCodes, toProblem } from '@pasar/error-catalogue';
import type { FastifyInstance } from 'fastify';

const largestBody = 1024 * 1024;

const unavailable = toProblem(errorCodes.SERVICE_UNAVAILABLE, {
  detail: 'The marketplace does not answer. Try again in a moment.',
  retryAfter: 5,
});

/** What the marketplace's API answers under the store's own origin. */
const prefixes = ['/api', '/docs', '/__t__'];

/** Hands requests to the API as they came, with the host that the shopper asked and the shopper's address. */
export async function registerProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of prefixes)
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: false,
      // Refused here: an API that hangs up on a long body would leave no answer to hand on.
      preHandler: async (request, reply) => {
        if (Number(request.headers['content-length'] ?? 0) <= largestBody) return;
        await reply.code(413).send(toProblem(errorCodes.BODY_TOO_LARGE));
      },
      http: { requestOptions: { timeout: 15_000 } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: request.host,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply) => {
          void reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(unavailable);
        },
      },
    });
}

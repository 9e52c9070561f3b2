import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

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
          void reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send({
            error: -1,
            error_msg: 'error_unavailable',
            type: 'about:blank',
            title: 'Service Unavailable',
            status: 503,
            detail: 'The marketplace does not answer. Try again in a moment.',
            retry_after: 5,
          });
        },
      },
    });
}

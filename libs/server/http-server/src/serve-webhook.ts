import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getServerState } from './server-state.ts';

/** A notification as it was sent. */
export type WebhookRequest = {
  readonly params: Readonly<Record<string, string>>;
  /** The exact bytes, as text: the signature covers them. */
  readonly body: string;
  /** The first of the given headers that is set; empty without any. */
  readonly signature: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type WebhookRoute = {
  readonly path: string;
  readonly maxBytes: number;
  readonly signatureHeaders: readonly string[];
};

/** Serves the notifications of a partner's server: the handler gets the unparsed body, and answers with a status and a result. */
export function serveWebhook(
  app: FastifyInstance,
  { path, maxBytes, signatureHeaders }: WebhookRoute,
  handle: (request: WebhookRequest) => Promise<{ readonly status: number; readonly result: string }>,
): void {
  const { ports } = getServerState(app);
  // Not awaited: awaiting a plugin starts the server's boot, before other calls are registered.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request: FastifyRequest, body: string, done: (error: null, body: string) => void) => done(null, body),
    );
    scope.post<{ readonly Params: Readonly<Record<string, string>> }>(
      path,
      async ({ params, body, headers }, reply) => {
        const [signature] = signatureHeaders.flatMap((name) => headers[name] ?? []);
        const { status, result } = await handle({
          params,
          body: typeof body === 'string' ? body : '',
          signature: signature ?? '',
          now: ports.now(),
        });
        return reply.code(status).send({ result });
      },
    );
  });
}

import { commonHeaders } from '@pasar/page-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicProtocol } from './public-protocol.ts';
import type { WebServerSettings } from './read-settings.ts';

export type HeaderAdder = (request: FastifyRequest, reply: FastifyReply) => void;

/** Adds every security header that the response has not set itself. */
export const createHeaderAdder =
  (settings: WebServerSettings): HeaderAdder =>
  (request, reply) => {
    const secure = publicProtocol(request, settings) === 'https';
    for (const [name, value] of Object.entries(commonHeaders({ secure })))
      if (!reply.hasHeader(name)) void reply.header(name, value);
  };

/** Adds security headers to every response, whichever route it comes from. */
export function addSecurityHeaders(app: FastifyInstance, settings: WebServerSettings): void {
  const addHeaders = createHeaderAdder(settings);
  app.addHook('onSend', async (request, reply) => addHeaders(request, reply));
}

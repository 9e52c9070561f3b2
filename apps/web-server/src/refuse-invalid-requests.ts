import { acceptedHeaderBytes } from '@pasar/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from './send-plain-page.ts';
import { findMarket } from './visitor.ts';

/** Longer addresses are rejected before they are parsed. */
const maxPathLength = 8192;

/** Counts bytes as sent over the wire: name, colon, space, value, line break. */
const countHeaderBytes = ({ raw: { rawHeaders } }: FastifyRequest): number =>
  rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);

/** Whether a request has two Host headers, which proxies may read differently. Node drops all but one, so count the raw headers. */
const hasTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

function sendRefusal(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { url } = request;
  if (url.length > maxPathLength)
    return sendPlainPage(reply, 414, 'Address too long', `An address may have ${maxPathLength} characters.`);
  if (!url.startsWith('/')) return sendPlainPage(reply, 400, 'Bad address', 'This is no address of a page.');
  if (hasTwoHosts(request))
    return sendPlainPage(reply, 400, 'Bad request', 'This request names more than one host.');
  if (countHeaderBytes(request) + url.length > acceptedHeaderBytes)
    return sendPlainPage(
      reply,
      431,
      'Headers too long',
      'The browser sent more than this store reads. Deleting its cookies for this store helps.',
    );
  if (!findMarket(request))
    return sendPlainPage(
      reply,
      421,
      'Unknown host',
      'No market of this marketplace is served under this host name.',
    );
  return undefined;
}

/** Rejects foreign hosts, overlong addresses and more headers than the API accepts, before any route runs. */
export const refuseInvalidRequests = (app: FastifyInstance): void =>
  void app.addHook('onRequest', async (request, reply) => sendRefusal(request, reply));

import { acceptedHeaderBytes } from '@pasar/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPlain } from './answer-plain.ts';
import { marketOf } from './visitor.ts';

/** Longer addresses are refused before anything looks at them. */
const longestPath = 8192;

/** As they came over the wire: name, colon, space, value, line break. */
const headerBytes = ({ raw: { rawHeaders } }: FastifyRequest): number =>
  rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);

/** Whoever reads the last of two hosts takes the request for another market's. Node drops the others, so they are counted raw. */
const namesTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { url } = request;
  if (url.length > longestPath)
    return answerPlain(reply, 414, 'Address too long', `An address may have ${longestPath} characters.`);
  if (!url.startsWith('/')) return answerPlain(reply, 400, 'Bad address', 'This is no address of a page.');
  if (namesTwoHosts(request))
    return answerPlain(reply, 400, 'Bad request', 'This request names more than one host.');
  if (headerBytes(request) + url.length > acceptedHeaderBytes)
    return answerPlain(
      reply,
      431,
      'Headers too long',
      'The browser sent more than this store reads. Deleting its cookies for this store helps.',
    );
  if (!marketOf(request))
    return answerPlain(
      reply,
      421,
      'Unknown host',
      'No market of this marketplace is served under this host name.',
    );
  return undefined;
}

/** What no one may ask: another host, an address without end, more headers than the API takes. Answered before any route. */
export const refuseEarly = (app: FastifyInstance): void =>
  void app.addHook('onRequest', async (request, reply) => refuse(request, reply));

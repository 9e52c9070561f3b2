import { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

export type FetchProblem = 'private-address' | 'unreachable' | 'too-large' | 'no-picture';
export type FetchPicture = (link: string) => Promise<Buffer | FetchProblem>;

export type PictureFetcherOptions = {
  /** Resolves a host name to its addresses. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
  readonly isAllowed?: (address: string) => boolean;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
};

const maxRedirects = 5;
const pictureType = /^image\/(jpeg|png|webp|gif|avif|tiff)\b/i;

class FetchError extends Error {
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Asks name servers directly: `lookup` blocks one of the few threads that also hash passwords and read files, for as long as a
 * name server of somebody's choice does not answer.
 */
const createResolver = (): ((hostname: string) => Promise<string[]>) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return async (hostname) => {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
};

const parseAddress = (link: string, base?: URL): URL => {
  const url = URL.parse(link.startsWith('//') ? `https:${link}` : link, base?.href);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchError('unreachable');
  return url;
};

/** Sends a request to a checked address, so that a changed DNS answer has no effect. */
const send = (url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const options = {
      ...{
        host: address,
        port: url.port || undefined,
        path: url.pathname + url.search,
        signal,
        agent: false,
      },
      ...(isIP(hostname) === 0 && { servername: hostname }),
      headers: { host: url.host, accept: 'image/*', 'user-agent': 'Pasar-catalogue-import' },
    };
    request(options, resolve).on('error', reject).end();
  });

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FetchError('too-large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) throw new FetchError('too-large');
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches pictures by http and https. Refuses addresses that are not public, also after redirects, and connects to the very
 * address that it checked. Limits the size of a picture, and the total time including redirects.
 */
export function createPictureFetcher({
  resolve = createResolver(),
  isAllowed = isPublicAddress,
  timeoutMs = 20_000,
  maxBytes = 10_000_000,
}: PictureFetcherOptions = {}): FetchPicture {
  const findAddress = async ({ hostname }: URL): Promise<string> => {
    const literal = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(literal) > 0 ? [literal] : await resolve(hostname);
    if (addresses.length === 0) throw new FetchError('unreachable');
    if (!addresses.every(isAllowed)) throw new FetchError('private-address');
    return addresses[0] ?? '';
  };

  const follow = async (url: URL, signal: AbortSignal, redirects: number): Promise<Buffer> => {
    const response = await send(url, await findAddress(url), signal);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location && redirects < maxRedirects) {
        response.destroy();
        return await follow(parseAddress(headers.location, url), signal, redirects + 1);
      }
      if (statusCode !== 200) throw new FetchError('unreachable');
      if (!pictureType.test(headers['content-type'] ?? '')) throw new FetchError('no-picture');
      return await readBody(response, maxBytes);
    } finally {
      response.destroy();
    }
  };

  return async (link) => {
    try {
      return await follow(parseAddress(link), AbortSignal.timeout(timeoutMs), 0);
    } catch (error) {
      return error instanceof FetchError ? error.problem : 'unreachable';
    }
  };
}

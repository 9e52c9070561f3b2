import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { partnerPage } from './partner-page.ts';

export type PartnerOptions = { readonly clientId: string; readonly clientSecret: string };

export type RunningPartner = {
  /** Where members agree to link an account, or are only sent. */
  readonly url: string;
  readonly tokenUrl: string;
  readonly close: () => Promise<void>;
};

/** A visit that waits for its answer, or a code that was not exchanged yet. */
type Visit = { readonly back: URL; readonly challenge: string; readonly sub: string };

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost');

/** Returns where to lead back to, with the state; undefined unless it is on this machine. */
function readBack(query: URLSearchParams): URL | undefined {
  const address = query.get('redirect_uri') ?? '';
  const back = URL.canParse(address) ? new URL(address) : undefined;
  if (!back || !isLoopback(back)) return undefined;
  back.searchParams.set('state', query.get('state') ?? '');
  return back;
}

/** Keeps visits under random ids, each of which is read once. */
function createVisits() {
  const visits = new Map<string, Visit>();
  return {
    add: (visit: Visit): string => {
      const id = randomBytes(16).toString('base64url');
      visits.set(id, visit);
      return id;
    },
    take: (id: string): Visit | undefined => {
      const visit = visits.get(id);
      visits.delete(id);
      return visit;
    },
  };
}

type Visits = ReturnType<typeof createVisits>;

/** Leads back with a code that the shop exchanges, or with a refusal. */
async function answerVisit(visits: Visits, id: string, request: IncomingMessage): Promise<URL | undefined> {
  const visit = visits.take(id);
  const form = new URLSearchParams(await text(request));
  const sub = form.get('sub')?.trim() ?? '';
  if (!visit) return undefined;
  const { back } = visit;
  if (form.get('answer') === 'continue' && sub !== '')
    back.searchParams.set('code', visits.add({ ...visit, sub }));
  else back.searchParams.set('error', 'access_denied');
  return back;
}

/** Exchanges a code for the name that was entered; undefined unless client, code and PKCE verifier are right. */
async function exchange(
  visits: Visits,
  { clientId, clientSecret }: PartnerOptions,
  request: IncomingMessage,
): Promise<{ readonly sub: string } | undefined> {
  const form = new URLSearchParams(await text(request));
  const visit = visits.take(form.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
  return visit && isClient && visit.challenge === challenge ? { sub: visit.sub } : undefined;
}

async function answer(
  visits: Visits,
  options: PartnerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.method === 'POST' && pathname === '/token') {
    const member = await exchange(visits, options, request);
    response.writeHead(member ? 200 : 400, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify(member ?? { error: 'invalid_grant' }));
  }
  if (request.method === 'POST' && pathname.startsWith('/answer/')) {
    const back = await answerVisit(visits, pathname.slice('/answer/'.length), request);
    return void (back ? response.writeHead(303, { location: back.href }) : response.writeHead(410)).end();
  }
  const back = readBack(searchParams);
  if (!back || pathname !== '/visit') return void response.writeHead(400).end();
  const challenge = searchParams.get('code_challenge') ?? '';
  const id = visits.add({ back, challenge, sub: '' });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(partnerPage(id, challenge !== ''));
}

/**
 * Starts a partner's service on the loopback address, which links accounts by OAuth 2 with PKCE: only for demos and tests, since
 * it accepts any name.
 */
export async function startPartner(options: PartnerOptions): Promise<RunningPartner> {
  const visits = createVisits();
  const server = createServer((request, response) => {
    answer(visits, options, request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/visit`,
    tokenUrl: `${origin}/token`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

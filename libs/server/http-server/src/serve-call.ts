import { errorCodes } from '@pasar/error-catalogue';
import type { Call, CallAuth, CallBody, CallData, CallQuery } from '@pasar/http-contract';
import { chooseLanguage, marketOrigin } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { clockOffsetCookieName, readClockOffset } from '@pasar/page-shell-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptFiles } from './accept-files.ts';
import { ApiError } from './api-error.ts';
import { callCookies } from './call-cookies.ts';
import type { CallCookies } from './call-cookies.ts';
import { clientNetwork } from './client-network.ts';
import { checkOrigin } from './check-origin.ts';
import { checkQueryEncoding } from './check-query-encoding.ts';
import { getServerState } from './server-state.ts';
import { describeCall } from './describe-call.ts';
import type { ServerPorts, SessionFinder, SessionUser, ShopMembership } from './ports.ts';
import { requireShopPermission } from './require-shop-permission.ts';
import { createAnswerChecker, createInputReader } from './validate-input.ts';

/** The validated request as a handler sees it; `user` is always set when the call requires a session. */
export type CallContext<C, User extends SessionUser = SessionUser> = {
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
  readonly market: Market;
  readonly language: LanguageTag;
  readonly user: C extends { readonly auth: infer Auth extends CallAuth }
    ? Auth extends 'session'
      ? User
      : User | undefined
    : never;
  /** The shop for which the member acts; set when the call requires a permission in a shop. */
  readonly shopMembership: C extends { readonly shopPermission?: infer Permission }
    ? [NonNullable<Permission>] extends [never]
      ? undefined
      : ShopMembership
    : undefined;
  /** The uploaded file, if the call takes one; else empty. */
  readonly file: Buffer;
  /** The `Idempotency-Key` header if the call has one; else empty. */
  readonly idempotencyKey: string;
  /** Time of the request in epoch milliseconds. */
  readonly now: number;
  /** The client's network: for rate limits, never for logs. */
  readonly address: string;
  /** The store's address in this request, for links in messages: `https://sg.example`. */
  readonly origin: string;
  /** The address that the visitor uses, to which cookies and passkeys are bound: `https://m.sg.example` */
  readonly visitedOrigin: string;
  /** Returns a request header; undefined if it is missing or repeated. */
  readonly readHeader: (name: string) => string | undefined;
  readonly cookies: CallCookies;
};

export type CallHandler<C, User extends SessionUser = SessionUser> = (
  context: CallContext<C, User>,
) => Promise<CallData<C>>;

export type ServeOptions<User extends SessionUser> = {
  /** Finds the user of this call instead of the server's, with more about them: for a session and its data in one statement. */
  readonly sessions?: SessionFinder<User>;
};

function findMarket(request: FastifyRequest, { markets }: ServerPorts): Market {
  const market = markets.marketByHost(request.host);
  if (!market) throw new ApiError(errorCodes.UNKNOWN_HOST, 'No market has this host.');
  return market;
}

const keyPattern = /^[\x21-\x7e]{1,128}$/;

function readIdempotencyKey(request: FastifyRequest, call: Call): string {
  if (!call.idempotencyKey) return '';
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw new ApiError(
    errorCodes.IDEMPOTENCY_KEY_MISSING,
    'Send an Idempotency-Key header of 1 to 128 visible ASCII characters.',
  );
}

async function findUser(
  call: Call,
  token: string | undefined,
  at: { readonly market: Market; readonly userAgent: string; readonly now: number },
  { sessions }: ServerPorts,
): Promise<SessionUser | undefined> {
  if (call.auth === 'none') return undefined;
  const user = token ? await sessions.find(token, at) : undefined;
  if (!user && call.auth === 'session') throw new ApiError(errorCodes.NOT_LOGGED_IN);
  return user;
}

/** The time of a request, which a demo's visitor may move ahead. */
const readClock = ({ read }: CallCookies, { now, movableClock = false }: ServerPorts): number =>
  now() + (movableClock ? readClockOffset(read(clockOffsetCookieName)) : 0);

function readHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the address of the request. Throws PARAM for an invalid host, such as one with a port above 65535. */
function readVisitedOrigin({ protocol, host }: FastifyRequest): string {
  const url = `${protocol}://${host}`;
  if (!URL.canParse(url)) throw new ApiError(errorCodes.PARAM, 'The host is malformed.');
  return new URL(url).origin;
}

/** Reads and validates a request: market, origin, session, permission, input. */
function createContextReader(call: Call, ports: ServerPorts) {
  const readQuery = createInputReader(call.query, 'query');
  const readBody = createInputReader(call.body, 'body', { skipTexts: call.sanitizesTexts === true });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<CallContext<Call>> => {
    const market = findMarket(request, ports);
    if (call.method === 'POST') checkOrigin(request);
    checkQueryEncoding(request);
    const visitedOrigin = readVisitedOrigin(request);
    const cookies = callCookies(request, reply);
    const userAgent = request.headers['user-agent'] ?? '';
    const now = readClock(cookies, ports);
    const user = await findUser(call, cookies.sessionToken, { market, userAgent, now }, ports);
    const shopMembership = call.shopPermission && requireShopPermission(user, call.shopPermission);
    return {
      query: readQuery(request.query) as CallQuery<Call>,
      body: readBody(request.body) as CallBody<Call>,
      market,
      language: chooseLanguage(
        market.languages,
        request.cookies['language'],
        request.headers['accept-language'],
      ),
      user,
      shopMembership: shopMembership as ShopMembership,
      file: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      idempotencyKey: readIdempotencyKey(request, call),
      now,
      address: clientNetwork(request.ip),
      origin: marketOrigin(market, visitedOrigin),
      visitedOrigin,
      readHeader: (name) => readHeader(request, name),
      cookies,
    };
  };
}

/**
 * Registers a call of the contract: `serveCall(app, getItem, ({ query, market }) => findItem(deps, query, market))`.
 * Validates input by the call's schemas, wraps the result as `{ error: 0, data }`, and sends an `ApiError` as a problem
 * document. Throws when a call is registered twice.
 */
export function serveCall<C extends Call, User extends SessionUser = SessionUser>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C, User>,
  options: ServeOptions<User> = {},
): void {
  const { ports, answers, calls } = getServerState(app);
  const readContext = createContextReader(call, { ...ports, ...options });
  const findBreach = createAnswerChecker(call.data);
  calls.push(call);
  const addRoute = (scope: FastifyInstance): unknown =>
    scope.route({
      method: call.method,
      url: call.path,
      schema: describeCall(call),
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      handler: async (request, reply) => {
        const data = await handler((await readContext(request, reply)) as CallContext<C, User>);
        const breach = answers === 'checked' ? findBreach(data) : undefined;
        if (breach !== undefined)
          throw new TypeError(`The response of ${call.id} violates its contract: ${breach}`);
        void reply.header('cache-control', 'no-store');
        return { error: 0, data };
      },
    });
  const { upload } = call;
  if (upload) void app.register(async (scope) => void addRoute(acceptFiles(scope, upload.maxBytes)));
  else addRoute(app);
}

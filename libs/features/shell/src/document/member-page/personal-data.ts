import type { AccountInfo } from '@pasar/account-api';
import { getAccountInfoPath, getPageMemberPath } from '@pasar/account-api';
import type { HttpPort, HttpResponse } from '@pasar/base-api';
import { getMiniCartPath } from '@pasar/cart-api';
import type { MiniCart } from '@pasar/cart-api';
import { getCookiePreferencesPath } from '@pasar/consent-api';
import type { CookiePreferences } from '@pasar/consent-api';
import { isObject } from '@pasar/json';
import type { Market } from '@pasar/markets';

/** Everything about a member, or a guest with a cart, that a page contains which is otherwise the same for all of them. */
export type PersonalData = {
  /** Absent for a guest. */
  readonly account?: AccountInfo;
  readonly cart: MiniCart;
  /** Where consent is required. */
  readonly preferences?: CookiePreferences;
};

/** Returns the data of a successful response. */
const readSuccess = ({ status, body }: HttpResponse): Readonly<Record<string, unknown>> | undefined => {
  const data = status === 200 && isObject(body) && body['error'] === 0 ? body['data'] : undefined;
  return isObject(data) ? data : undefined;
};

/** Parses the response of the page member call; undefined if it has failed or lacks something that the market needs. */
function parsePersonalData(
  answer: HttpResponse,
  { consent }: Pick<Market, 'consent'>,
): PersonalData | undefined {
  const data = readSuccess(answer);
  if (!data) return undefined;
  const { account, cart, preferences } = data as Partial<PersonalData>;
  if (typeof account?.username !== 'string' || typeof cart?.line_count !== 'number') return undefined;
  if (consent === 'required' && preferences === undefined) return undefined;
  return { account, cart, ...(preferences && { preferences }) };
}

/** Calls the API for a member. Undefined if nobody is signed in or the call fails. */
export async function readPersonalData(
  http: HttpPort,
  market: Pick<Market, 'consent'>,
): Promise<PersonalData | undefined> {
  const answer = await http({ method: 'GET', path: getPageMemberPath }).catch(() => undefined);
  return answer && parsePersonalData(answer, market);
}

/** Reads a guest's cart. Undefined if the call fails. */
export async function readGuestData(http: HttpPort): Promise<PersonalData | undefined> {
  const answer = await http({ method: 'GET', path: getMiniCartPath }).catch(() => undefined);
  const cart = answer && (readSuccess(answer) as Partial<MiniCart> | undefined);
  return typeof cart?.line_count === 'number' ? { cart: cart as MiniCart } : undefined;
}

const personalPaths: ReadonlySet<string> = new Set([
  getAccountInfoPath,
  getMiniCartPath,
  getCookiePreferencesPath,
]);

/**
 * Answers a page's personal calls with a single call to the API, sent with the first of them. Where that fails, each is sent on its
 * own.
 */
export function combinePersonalCalls(http: HttpPort, market: Pick<Market, 'consent'>): HttpPort {
  let reading: Promise<HttpPort> | undefined;
  const read = async (): Promise<HttpPort> => {
    const personal = await readPersonalData(http, market);
    return personal ? answerPersonalCalls(http, personal) : http;
  };
  return async (request) => {
    if (!personalPaths.has(request.path)) return http(request);
    reading ??= read();
    return (await reading)(request);
  };
}

/** Answers the personal calls with this data; sends all others. */
export function answerPersonalCalls(http: HttpPort, { account, cart, preferences }: PersonalData): HttpPort {
  const answers: Readonly<Record<string, unknown>> = {
    [getAccountInfoPath]: account,
    [getMiniCartPath]: cart,
    [getCookiePreferencesPath]: preferences,
  };
  return async (request) => {
    const data = answers[request.path];
    return data === undefined ? http(request) : { status: 200, body: { error: 0, data } };
  };
}

import type { AccountInfo } from '@pasar/account-api';
import { getAccountInfoPath } from '@pasar/account-api';
import type { HttpPort, HttpRequest } from '@pasar/base-api';
import { getMiniCartPath } from '@pasar/cart-api';
import type { MiniCart } from '@pasar/cart-api';
import { consentApiVersion } from '@pasar/consent';
import { getCookiePreferencesPath } from '@pasar/consent-api';
import type { CookiePreferences } from '@pasar/consent-api';
import type { Market } from '@pasar/markets';

/** Everything about a member that a page contains which is otherwise the same for all of them. */
export type PersonalData = {
  readonly account: AccountInfo;
  readonly cart: MiniCart;
  /** Where consent is required. */
  readonly preferences?: CookiePreferences;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the data of a successful response; undefined for every other one. */
async function readData<Data>(
  http: HttpPort,
  call: Pick<HttpRequest, 'path' | 'query'>,
): Promise<Data | undefined> {
  try {
    const { status, body } = await http({ method: 'GET', ...call });
    const isSuccess = status === 200 && isRecord(body) && body['error'] === 0 && isRecord(body['data']);
    return isSuccess ? (body['data'] as Data) : undefined;
  } catch {
    return undefined;
  }
}

/** Calls the API for a member. Undefined if nobody is signed in or a call fails. */
export async function readPersonalData(
  http: HttpPort,
  { consent }: Pick<Market, 'consent'>,
): Promise<PersonalData | undefined> {
  const [account, cart, preferences] = await Promise.all([
    readData<AccountInfo>(http, { path: getAccountInfoPath }),
    readData<MiniCart>(http, { path: getMiniCartPath }),
    consent === 'required' &&
      readData<CookiePreferences>(http, {
        path: getCookiePreferencesPath,
        query: { version: consentApiVersion },
      }),
  ]);
  if (preferences === undefined || typeof account?.username !== 'string') return undefined;
  if (typeof cart?.line_count !== 'number') return undefined;
  return { account, cart, ...(preferences && { preferences }) };
}

/** Answers the calls of `readPersonalData` with this data; sends all others. */
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

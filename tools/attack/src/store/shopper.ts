import type { RunningStore } from './running-store.ts';
import { sendRequest } from './send-request.ts';
import type { HttpResponse } from './send-request.ts';

/** A browser's cookies by name. */
export type Cookies = Readonly<Record<string, string>>;

export const cookieHeader = (cookies: Cookies): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Returns the cookies that a response sets. */
export const readCookies = ({ headers }: HttpResponse): Cookies =>
  Object.fromEntries(
    (headers['set-cookie'] ?? []).map((line) => {
      const pair = line.split(';')[0] ?? '';
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    }),
  );

export type Call = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Sent like an HTML form's, instead of a body. */
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
};

const encodeBody = ({ body, form }: Call): { readonly type: string; readonly body: string } | undefined => {
  if (form) return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() };
  return body === undefined ? undefined : { type: 'application/json', body: JSON.stringify(body) };
};

/** A visitor with cookies who calls the API from a page of the store. */
export type Shopper = {
  readonly cookies: Cookies;
  readonly call: (call: Call) => Promise<HttpResponse>;
};

/** Creates a shopper of a market, who sends these cookies with every call. */
export function createShopper(store: RunningStore, market: string, cookies: Cookies): Shopper {
  return {
    cookies,
    call: (call) => {
      const { method = 'GET', path, idempotencyKey } = call;
      const encoded = encodeBody(call);
      return sendRequest({
        port: store.port,
        path,
        method,
        headers: {
          host: store.host(market),
          'sec-fetch-site': 'same-origin',
          cookie: cookieHeader(cookies),
          ...(encoded && { 'content-type': encoded.type }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(encoded && { body: encoded.body }),
      });
    },
  };
}

/** A visitor with an account. */
export type Member = Shopper & { readonly userid: number };

type CallResponse<Data> = { readonly error?: unknown; readonly data?: Data };

const parse = <Data>({ body }: HttpResponse): CallResponse<Data> => {
  try {
    return JSON.parse(body) as CallResponse<Data>;
  } catch {
    return {};
  }
};

/** Returns the `data` of a response; undefined for an error or invalid JSON. */
export function readData<Data>(answer: HttpResponse): Data | undefined {
  const { error, data } = parse<Data>(answer);
  return error === 0 ? data : undefined;
}

/** Returns the error code of a response, 0 for none; undefined for invalid JSON. */
export const readError = (answer: HttpResponse): unknown => parse(answer).error;

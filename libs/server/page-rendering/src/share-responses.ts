import { isObject } from '@pasar/json';
import { marketByHost } from '@pasar/markets';
import type { ApiResponse, ApiHttp, ApiRequest, ApiVisitor } from './api-http.ts';
import { publicPaths, publicWithoutSessionPaths } from './public-calls.data.ts';
import { createResponseCache } from './response-cache.ts';
import type { ResponseCacheOptions, StoredResponse } from './response-cache.ts';

const publicCalls = new Set(publicPaths);
const publicCallsWithoutSession = new Set(publicWithoutSessionPaths);

const isPublic = ({ method, path, headers }: ApiRequest, { cookie }: ApiVisitor): boolean =>
  method === 'GET' &&
  headers === undefined &&
  (publicCalls.has(path) || (cookie === undefined && publicCallsWithoutSession.has(path)));

/** Everything that such a response depends on: the API reads only the market of a host. */
const toKey = ({ path, query = {} }: ApiRequest, { host, language }: ApiVisitor): string =>
  JSON.stringify([marketByHost(host)?.code ?? host, language, path, Object.entries(query)]);

/** Only successful responses that set no cookie. */
const isStorable = ({ status, body, setCookies = [] }: ApiResponse): boolean =>
  status === 200 && isObject(body) && body['error'] === 0 && setCookies.length === 0;

/** Returns the response with its server time advanced to now. */
function toAnswer({ status, body, storedAt }: StoredResponse, now: number): ApiResponse {
  const { data } = body;
  if (!isObject(data) || typeof data['server_time'] !== 'number') return { status, body };
  const serverTime = data['server_time'] + now - storedAt;
  return { status, body: { ...body, data: { ...data, server_time: serverTime } } };
}

/**
 * Caches public API responses for seconds and shares them: fetches them without a cookie, once for all
 * concurrent callers. Failures are neither cached nor shared.
 */
export function shareResponses(api: ApiHttp, options: ResponseCacheOptions): ApiHttp {
  const cache = createResponseCache(options);
  const running = new Map<string, Promise<ApiResponse>>();

  const fetchShared = (key: string, request: ApiRequest, shopper: ApiVisitor): Promise<ApiResponse> => {
    const { cookie: _, ...anonymous } = shopper;
    const asked = api(anonymous)(request)
      .then((answer) => {
        if (isStorable(answer))
          cache.write(key, {
            status: answer.status,
            body: answer.body as StoredResponse['body'],
            size: answer.bytes ?? 0,
          });
        return answer;
      })
      .finally(() => running.delete(key));
    running.set(key, asked);
    return asked;
  };

  return (shopper) => async (request) => {
    if (!isPublic(request, shopper)) return api(shopper)(request);
    const key = toKey(request, shopper);
    const found = cache.read(key);
    if (found) return toAnswer(found, options.now());
    const other = running.get(key);
    if (!other) return fetchShared(key, request, shopper);
    const answer = await other.catch(() => undefined);
    // A failure for another visitor, such as a rate limit, need not apply to this one.
    return answer && isStorable(answer) ? answer : api(shopper)(request);
  };
}

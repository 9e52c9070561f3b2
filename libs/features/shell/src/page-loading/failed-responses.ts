import type { HttpResponse, HttpPort, HttpRequest } from '@pasar/base-api';

/** A failed request of the server, with its response. */
export type FailedResponse = { readonly key: string; readonly answer: HttpResponse };

const requestKey = ({ path, query }: Pick<HttpRequest, 'path' | 'query'>): string =>
  `${path}?${new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()}`;

export type RecordedHttp = {
  readonly http: HttpPort;
  readonly failures: () => readonly FailedResponse[];
  /** Whether any call has failed so far: rejected, unanswered, or without a valid envelope. */
  readonly hasFailed: () => boolean;
};

const isSuccess = ({ status, body }: HttpResponse): boolean =>
  status >= 200 &&
  status < 300 &&
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  body.error === 0;

/** Records failed GET requests: the cache refetches what failed, and hydration must not send requests. */
export function recordFailures(http: HttpPort): RecordedHttp {
  const failures: FailedResponse[] = [];
  // A call counts as failed until it succeeds, so rejected and unawaited calls count.
  let unsuccessful = 0;
  return {
    failures: () => failures,
    hasFailed: () => unsuccessful > 0,
    http: async (request) => {
      unsuccessful += 1;
      const answer = await http(request);
      if (isSuccess(answer)) unsuccessful -= 1;
      if (request.method === 'GET' && answer.status >= 400)
        failures.push({ key: requestKey(request), answer });
      return answer;
    },
  };
}

/**
 * Replays each recorded response once, without the network. `forget` ends this when the first page is done;
 * so does any POST, since a request that failed before may succeed after it.
 */
export function replayFailures(
  http: HttpPort,
  failures: readonly FailedResponse[],
): { http: HttpPort; forget: () => void } {
  const remaining = new Map(failures.map(({ key, answer }) => [key, answer]));
  return {
    forget: () => remaining.clear(),
    http: async (request) => {
      if (request.method !== 'GET') remaining.clear();
      const key = requestKey(request);
      const recorded = remaining.get(key);
      remaining.delete(key);
      return recorded ?? http(request);
    },
  };
}

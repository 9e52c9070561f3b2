import type { HttpAnswer, HttpPort, HttpRequest } from '@pasar/base-api';

/** A question that the server asked in vain, with its answer. */
export type FailedResponse = { readonly key: string; readonly answer: HttpAnswer };

const requestKey = ({ path, query }: Pick<HttpRequest, 'path' | 'query'>): string =>
  `${path}?${new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()}`;

export type RecordedHttp = {
  readonly http: HttpPort;
  readonly failures: () => readonly FailedResponse[];
  /** Whether any call failed so far: refused, lost, or answered with what is no answer. */
  readonly hasFailed: () => boolean;
};

const isSuccess = ({ status, body }: HttpAnswer): boolean =>
  status >= 200 &&
  status < 300 &&
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  body.error === 0;

/** Keeps the refusals that go through the port: the cache repeats what failed, and hydration must ask for nothing. */
export function recordFailures(http: HttpPort): RecordedHttp {
  const failures: FailedResponse[] = [];
  // A call counts as failed until its answer says otherwise: one that rejects, or that nobody waited for, is no success.
  let unsuccessful = 0;
  return {
    failures: () => failures,
    hasFailed: () => unsuccessful > 0,
    http: async (request) => {
      unsuccessful += 1;
      const answer = await http(request);
      if (isSuccess(answer)) unsuccessful -= 1;
      if (request.method === 'GET' && answer.status >= 400) failures.push({ key: requestKey(request), answer });
      return answer;
    },
  };
}

/**
 * Answers each recorded question once without the network. `forget` ends that when the first page is done, and so does
 * whatever changes something: what was refused before may be granted after it.
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

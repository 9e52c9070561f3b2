import type { HttpAnswer, HttpPort, HttpRequest } from '@pasar/base-api';

/** A question that the server asked in vain, with its answer. */
export type FailedAnswer = { readonly key: string; readonly answer: HttpAnswer };

const keyOf = ({ path, query }: Pick<HttpRequest, 'path' | 'query'>): string =>
  `${path}?${new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()}`;

/** Keeps the refusals that go through the port: the cache repeats what failed, and hydration must ask for nothing. */
export function recordFailures(http: HttpPort): { http: HttpPort; failures: () => readonly FailedAnswer[] } {
  const failures: FailedAnswer[] = [];
  return {
    failures: () => failures,
    http: async (request) => {
      const answer = await http(request);
      if (request.method === 'GET' && answer.status >= 400) failures.push({ key: keyOf(request), answer });
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
  failures: readonly FailedAnswer[],
): { http: HttpPort; forget: () => void } {
  const left = new Map(failures.map(({ key, answer }) => [key, answer]));
  return {
    forget: () => left.clear(),
    http: async (request) => {
      if (request.method !== 'GET') left.clear();
      const key = keyOf(request);
      const known = left.get(key);
      left.delete(key);
      return known ?? http(request);
    },
  };
}

import type { Attack } from '../attack.ts';
import { sendRequest } from '../store/send-request.ts';
import { cookieHeader } from '../store/shopper.ts';
import { signUpShopper } from '../store/sign-up.ts';
import { hostileRequests } from './hostile-requests.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { readCalls } from './read-calls.ts';

const atOnce = 8;
const timeoutMs = 15_000;

async function runConcurrently<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const rest = values.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const value of rest) await work(value);
    }),
  );
}

/** Sends malformed requests to every call; none may cause a server error. */
export const callsAttack: Attack = {
  title: 'NUL, forged cursors, huge and nested values in every field of every call',
  run: async (store) => {
    const { cookies } = await signUpShopper(store, 'SG');
    const calls = await readCalls(store);
    // Requests that end the session come last, so that the others are sent as a member.
    const requests = calls
      .toSorted((one, other) => Number(one.path.includes('logout')) - Number(other.path.includes('logout')))
      .flatMap(hostileRequests);
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    await runConcurrently(requests, async ({ method, path, body, contentType }: HostileRequest) => {
      const { status } = await sendRequest({
        port: store.port,
        method,
        path,
        headers: {
          host: store.host('SG'),
          'sec-fetch-site': 'same-origin',
          cookie: cookieHeader(cookies),
          ...(contentType !== undefined && { 'content-type': contentType }),
        },
        ...(body !== undefined && { body }),
        timeoutMs,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // A rate-limited request never reached the handler, so it must not count as held.
      if (status >= 500 || status === 0 || status === 429)
        faults.push(`${method} ${path.slice(0, 120)} ${(body ?? '').slice(0, 120)}: ${status}`);
    });
    const counts = [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${count} × ${status}`);
    return { tried: requests.length, faults, figures: [`${calls.length} calls`, counts.join(', ')] };
  },
};

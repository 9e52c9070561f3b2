import { allowedTarget } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';

/** Where to go on: `next` when it is an own or a trusted address, else home. */
export function readNext(
  query: string,
  { origin, market }: Pick<ScreenContext, 'origin' | 'market'>,
): string {
  const answer = allowedTarget({
    target: new URLSearchParams(query).get('next'),
    kind: 'next',
    host: new URL(origin).host,
    trustedHosts: market.trustedHosts,
  });
  return answer.allowed ? answer.href : '/';
}

/** The verification that the address names; undefined for none and for what cannot be one. */
export function readVerificationId(query: string): string | undefined {
  const id = new URLSearchParams(query).get('verification') ?? '';
  return /^[\w-]{22}$/.test(id) ? id : undefined;
}

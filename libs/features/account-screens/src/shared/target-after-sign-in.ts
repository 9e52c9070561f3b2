import { allowedTarget } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';

/** Where to go after sign-in: `next` when it is an own or trusted address, else `otherwise`. @spec auth-next */
export function targetAfterSignIn(
  query: string,
  { origin, market }: Pick<ScreenContext, 'origin' | 'market'>,
  otherwise = '/',
): string {
  const answer = allowedTarget({
    target: new URLSearchParams(query).get('next'),
    kind: 'next',
    host: new URL(origin).host,
    trustedHosts: market.trustedHosts,
  });
  return answer.allowed ? answer.href : otherwise;
}

import { allowedTarget } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';

/** The redirect target after sign-in: `next` if it is our own or a trusted URL, else `otherwise`. @spec auth-next */
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

import { allowedTarget } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';

/** The redirect target: `next` if it is our own or a trusted URL, else home. */
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

/** The verification id in the URL; undefined if missing or malformed. */
export function readVerificationId(query: string): string | undefined {
  const id = new URLSearchParams(query).get('verification') ?? '';
  return /^[\w-]{22}$/.test(id) ? id : undefined;
}

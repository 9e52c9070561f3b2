import { allowedTarget } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';

/** The page of this store to continue with, the query's `next`; undefined if there is none or it leads elsewhere. */
export function useNext(query: string): string | undefined {
  const { origin, market } = useScreenContext();
  const next = allowedTarget({
    target: new URLSearchParams(query).get('next'),
    kind: 'next',
    host: new URL(origin).host,
    trustedHosts: market.trustedHosts,
  });
  return next.allowed && next.href.startsWith('/') ? next.href : undefined;
}

import { marketOrigin } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';

/** Gives a path's address in the store, which is another host than the portal's. */
export function useStoreHref(): (path: string) => string {
  const { market, origin } = useScreenContext();
  return (path) => `${marketOrigin(market, origin)}${path}`;
}

import { marketOrigin } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';

/** Returns the URL of a store path, which is on another host than the portal. */
export function useStoreHref(): (path: string) => string {
  const { market, origin } = useScreenContext();
  return (path) => `${marketOrigin(market, origin)}${path}`;
}

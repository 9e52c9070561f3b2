import { useHasHydrated } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';

const readPrivacySignal = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether the browser sends Global Privacy Control in a market that honours it. False on the server and during hydration. */
export function usePrivacySignal(): boolean {
  const { market } = useScreenContext();
  const hasHydrated = useHasHydrated();
  return hasHydrated && readPrivacySignal() && market.globalPrivacyControl === 'honoured';
}

import { useScreenContext } from '@pasar/screen-kit';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const readPrivacySignal = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether the browser sends Global Privacy Control in a market that honours it. False on the server and during hydration. */
export function usePrivacySignal(): boolean {
  const { market } = useScreenContext();
  const isSignalled = useSyncExternalStore(subscribeToNothing, readPrivacySignal, () => false);
  return isSignalled && market.globalPrivacyControl === 'honoured';
}

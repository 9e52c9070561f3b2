import { useScreenContext } from '@pasar/screen';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const signalled = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether the browser asks for privacy, where that counts. The server does not know: nothing differs while hydrating. */
export function usePrivacySignal(): boolean {
  const { market } = useScreenContext();
  const asked = useSyncExternalStore(never, signalled, () => false);
  return asked && market.globalPrivacyControl === 'honoured';
}

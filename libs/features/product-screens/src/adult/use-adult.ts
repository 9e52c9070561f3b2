import { useSession } from '@pasar/account-api';
import { adultCookieName, adultStatus } from '@pasar/account';
import { useConsentPort } from '@pasar/consent-api';
import { useScreenContext } from '@pasar/screen';
import { useState, useSyncExternalStore } from 'react';

export type Adult = {
  readonly adult: boolean;
  /** Whether saying so helps: a birth date that is known decides. */
  readonly canConfirm: boolean;
  readonly confirm: () => void;
};

const never = () => () => undefined;

/** Not known while the page is hydrated: the server's HTML and the first render are the same. */
const useAdultCookie = (): string | undefined => {
  const { readCookie } = useConsentPort();
  return useSyncExternalStore(
    never,
    () => readCookie(adultCookieName),
    () => undefined,
  );
};

/** Whether the shopper counts as an adult; the server does not see the cookie and takes them for none. @spec adult-status adult-cookie */
export function useAdult(now: number): Adult {
  const { market } = useScreenContext();
  const session = useSession();
  const { setCookie } = useConsentPort();
  const [confirmed, setConfirmed] = useState(false);
  const cookie = useAdultCookie();
  const account = session.status === 'logged-in' ? session.account : undefined;
  const birthTimestamp = account?.birth_timestamp || null;
  const { adult } = adultStatus({
    adultFromAccount: market.adultFromAccount,
    adultAge: market.adultAge,
    birthTimestamp,
    adultConsent: account?.adult_consent ?? null,
    cookie: confirmed ? '1' : (cookie ?? null),
    now,
  });
  return {
    adult,
    canConfirm: !market.adultFromAccount || birthTimestamp === null,
    confirm: () => {
      void setCookie(adultCookieName, '1');
      setConfirmed(true);
    },
  };
}

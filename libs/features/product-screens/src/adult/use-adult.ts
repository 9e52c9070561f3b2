import { adultConsentApi, useSession } from '@pasar/account-api';
import { adultCookieName, adultStatus } from '@pasar/account';
import type { AdultStatus } from '@pasar/account';
import { useConsentPort } from '@pasar/consent-api';
import { useScreenContext } from '@pasar/screen';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

export type AdultState = {
  readonly adult: boolean;
  /** Whether saying so helps: a birth date that is known decides. */
  readonly canConfirm: boolean;
  readonly confirm: () => void;
};

const subscribeToNothing = () => () => undefined;

/** Not known while the page is hydrated: the server's HTML and the first render are the same. */
const useAdultCookie = (): string | undefined => {
  const { readCookie } = useConsentPort();
  return useSyncExternalStore(
    subscribeToNothing,
    () => readCookie(adultCookieName),
    () => undefined,
  );
};

/** Whether the shopper counts as an adult; once it is known who they are, the cookie says the same. @spec adult-status adult-cookie */
export function useAdult(now: number): AdultState {
  const { market } = useScreenContext();
  const session = useSession();
  const { readCookie, setCookie } = useConsentPort();
  const [giveConsent] = adultConsentApi.useGiveAdultConsentMutation();
  const [confirmed, setConfirmed] = useState(false);
  const cookie = useAdultCookie();
  const account = session.status === 'logged-in' ? session.account : undefined;
  const birthTimestamp = account?.birth_timestamp || null;
  const statusBy = (value: string | undefined): AdultStatus =>
    adultStatus({
      adultFromAccount: market.adultFromAccount,
      adultAge: market.adultAge,
      birthTimestamp,
      adultConsent: account?.adult_consent ?? null,
      cookie: value ?? null,
      now,
    });
  // The cookie itself is read: the first render after the server's HTML does not know it yet.
  const writeBack = useEffectEvent(() => {
    const current = readCookie(adultCookieName);
    const derived = statusBy(current).cookie;
    if (derived !== current) void setCookie(adultCookieName, derived);
  });
  const isSettled = session.status !== 'unknown' && now > 0;
  useEffect(() => {
    if (isSettled) writeBack();
  }, [isSettled, account]);
  return {
    adult: statusBy(confirmed ? '1' : cookie).adult,
    canConfirm: !market.adultFromAccount || birthTimestamp === null,
    confirm: () => {
      if (account && market.adultFromAccount) void giveConsent({ now: Date.now() });
      void setCookie(adultCookieName, '1');
      setConfirmed(true);
    },
  };
}

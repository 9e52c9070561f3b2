import { adultConsentApi, useSession } from '@pasar/account-api';
import { adultCookieName, adultStatus } from '@pasar/account';
import type { AdultStatus } from '@pasar/account';
import { useConsentPort } from '@pasar/consent-api';
import { useHasHydrated } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import { useEffect, useEffectEvent, useState } from 'react';

export type AdultState = {
  readonly adult: boolean;
  /** Whether the shopper can confirm their age; not when a known birth date decides. */
  readonly canConfirm: boolean;
  readonly confirm: () => void;
};

/** Undefined during hydration, so that the first render equals the server's HTML. */
const useAdultCookie = (): string | undefined => {
  const { readCookie } = useConsentPort();
  return useHasHydrated() ? readCookie(adultCookieName) : undefined;
};

/**
 * Whether the shopper counts as an adult; once their account has loaded, the cookie is updated to match.
 * @spec adult-status adult-cookie
 */
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
  // Reads the cookie directly: during hydration `cookie` is still undefined.
  const saveProfileAnswer = useEffectEvent(() => {
    const current = readCookie(adultCookieName);
    const derived = statusBy(current).cookie;
    if (derived !== current) void setCookie(adultCookieName, derived);
  });
  const isSettled = session.status !== 'unknown' && now > 0;
  useEffect(() => {
    if (isSettled) saveProfileAnswer();
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

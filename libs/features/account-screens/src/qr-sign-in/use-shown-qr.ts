import { accountApi } from '@pasar/account-api';
import { qrSignInApi } from '@pasar/account-api/qr-sign-in';
import type { ApiError } from '@pasar/base-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignInRole } from '../shared/sign-in-methods.data.ts';

export type QrSignInCode = {
  readonly state: 'loading' | 'pending' | 'opened' | 'refused' | 'expired' | 'signed-in' | 'failed';
  readonly url: string | undefined;
  readonly error: ApiError | undefined;
  /** Requests a new code. */
  readonly renew: () => void;
};

const pollIntervalMs = 2000;
const loading = { state: 'loading', url: undefined, error: undefined } as const;
const isWaiting = (state: QrSignInCode['state']): boolean => state === 'pending' || state === 'opened';

/** A QR code for this browser, and its status; polls while the page is visible. */
export function useShownQr(role: SignInRole): QrSignInCode {
  const [start] = qrSignInApi.useStartQrMutation();
  const [poll] = qrSignInApi.usePollQrMutation();
  const [loadAccount] = accountApi.useLazyGetAccountInfoQuery();
  const [shown, setShown] = useState<Omit<QrSignInCode, 'renew'>>(loading);
  const [requestCount, setRequestCount] = useState(0);
  useEffect(() => {
    let isLatest = true;
    void start({ role }).then(({ data, error }) => {
      if (!isLatest) return;
      setShown({ state: data ? 'pending' : 'failed', url: data?.url, error: error as ApiError | undefined });
    });
    return () => {
      isLatest = false;
    };
  }, [start, role, requestCount]);
  const renew = () => {
    setShown(loading);
    setRequestCount((count) => count + 1);
  };
  const isAsking = useRef(false);
  const ask = useCallback(async () => {
    // The call after the one that signs in finds a used code, which has expired: one at a time, in order.
    if (document.hidden || isAsking.current) return;
    isAsking.current = true;
    const { data } = await poll();
    isAsking.current = false;
    if (!data) return;
    setShown((before) => (isWaiting(before.state) ? { ...before, state: data.state } : before));
    if (data.state === 'signed-in') await loadAccount();
  }, [poll, loadAccount]);
  useEffect(() => {
    if (!isWaiting(shown.state)) return undefined;
    const timer = setInterval(() => void ask(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [shown.state, ask]);
  return { ...shown, renew };
}

import type { ApiError } from '@pasar/base-api';
import { describeError } from '@pasar/error-catalogue';
import { roundWait } from '@pasar/locale-format';
import { useShowFailure } from '@pasar/screen-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Answer<Data> = { readonly data?: Data; readonly error?: unknown };

export type MemberCall<Request, Data> = {
  /** Sends the request; ignored while one is running. Resolves to the data, or to undefined on failure. */
  readonly send: (request: Request) => Promise<Data | undefined>;
  readonly busy: boolean;
  /** The error message, in the visitor's language. */
  readonly failure: string | undefined;
  /** Whether the call requires proof of identity. */
  readonly needsProof: boolean;
  /** Whether customer service may have to resolve the failure. */
  readonly needsSupport: boolean;
  readonly clear: () => void;
};

const secondsPerMinute = 60;

/** Specific texts for errors whose general text would be too vague here. */
const ownTexts: Readonly<Record<string, string>> = {
  LOGIN_FAILED: 'wrong_password',
  EXISTS: 'phone_taken',
  LIMIT: 'too_many',
};

/** A call of an account page: keeps the input, and returns the error for display at the form. */
export function useMemberCall<Request, Data>(
  name: string,
  call: (request: Request) => Promise<Answer<Data>>,
): MemberCall<Request, Data> {
  const { t } = useTranslation('profile-screens');
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [needsProof, setNeedsProof] = useState(false);
  const [needsSupport, setNeedsSupport] = useState(false);
  const isSending = useRef(false);

  const describeWait = (seconds: number): string => {
    const { unit, count } = roundWait(seconds);
    return unit === 'hours'
      ? t('wait_hours', { hours: count })
      : t('wait', { minutes: Math.ceil(seconds / secondsPerMinute) });
  };
  const describe = ({ code, retryAfter, message }: ApiError): string => {
    const ownText = ownTexts[describeError(code).name];
    if (retryAfter) return describeWait(retryAfter);
    return ownText ? t(ownText) : message || t('failure_other');
  };
  const show = async (error: ApiError) => {
    const { name: errorName, screen, userAction } = describeError(error.code);
    const isProof = errorName === 'IDENTITY_PROOF_NEEDED';
    setNeedsProof(isProof);
    setNeedsSupport(userAction === 'contact-support');
    if (isProof) return;
    if (error.kind === 'refused' && screen === undefined) return setFailure(describe(error));
    await showFailure({
      call: name,
      error,
      fallbackMessage: t('failure_other'),
      noResponseMessage: t('failure_unknown'),
      showMessage: setFailure,
    });
  };
  const send = async (request: Request) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    const { data, error } = await call(request);
    isSending.current = false;
    setBusy(false);
    if (error) await show(error as ApiError);
    return error ? undefined : data;
  };
  const clear = () => {
    setFailure(undefined);
    setNeedsProof(false);
  };
  return { send, busy, failure, needsProof, needsSupport, clear };
}

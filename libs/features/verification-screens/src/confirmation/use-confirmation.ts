import { verificationApi } from '@pasar/verification-api';
import type { Confirmation } from '@pasar/verification-api';
import { useEffect, useState } from 'react';
import { readVerificationFailure } from '../flow/verification-failure.ts';
import type { VerificationFailure } from '../flow/verification-failure.ts';

/** The request that a token confirms, and the calls to answer it. */
export function useConfirmation(token: string | null | undefined) {
  const [read] = verificationApi.useReadConfirmationMutation();
  const [confirm, { isLoading: busy }] = verificationApi.useConfirmVerificationMutation();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [decided, setDecided] = useState<boolean>();
  const [failure, setFailure] = useState<VerificationFailure>();
  useEffect(() => {
    if (!token) return;
    void read({ token }).then(({ data, error }) => {
      setConfirmation(data);
      setFailure(error ? readVerificationFailure(error) : undefined);
    });
  }, [read, token]);
  const decide = async (agrees: boolean) => {
    const { error } = await confirm({ token: token ?? '', agrees });
    setFailure(error ? readVerificationFailure(error) : undefined);
    if (!error) setDecided(agrees);
  };
  return { confirmation, decided, busy, failure, decide };
}

import type { Consent, ConsentOutcome } from '@pasar/consent';
import { useConsentPort } from '@pasar/consent-api';
import { useState } from 'react';

export type ChoiceName = 'accept' | 'reject' | 'set';

/**
 * Makes a choice and says which one is under way. One that fails changes nothing and says nothing
 * (amb-consent-write-failure).
 */
export function useChoose() {
  const { keeper } = useConsentPort();
  const [choosing, setChoosing] = useState<ChoiceName>();
  const choose = async (
    name: ChoiceName,
    make: (consent: Consent) => Promise<ConsentOutcome>,
  ): Promise<ConsentOutcome> => {
    setChoosing(name);
    try {
      return await make(await keeper());
    } catch {
      return 'failed';
    } finally {
      setChoosing(undefined);
    }
  };
  return { choosing, choose };
}

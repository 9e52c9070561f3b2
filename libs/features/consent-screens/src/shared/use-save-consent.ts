import type { Consent, ConsentOutcome } from '@pasar/consent';
import { useConsentPort } from '@pasar/consent-api';
import { useState } from 'react';

export type ConsentChoice = 'accept' | 'reject' | 'set';

/**
 * Saves a consent choice, and tells which one is being saved. A failure changes nothing and shows no message
 * (amb-consent-write-failure).
 */
export function useSaveConsent() {
  const { loadConsent } = useConsentPort();
  const [savingChoice, setSavingChoice] = useState<ConsentChoice>();
  const saveConsent = async (
    name: ConsentChoice,
    save: (consent: Consent) => Promise<ConsentOutcome>,
  ): Promise<ConsentOutcome> => {
    setSavingChoice(name);
    try {
      return await save(await loadConsent());
    } catch {
      return 'failed';
    } finally {
      setSavingChoice(undefined);
    }
  };
  return { savingChoice, saveConsent };
}

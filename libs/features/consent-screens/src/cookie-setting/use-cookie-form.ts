import { cookieCategories, deniedByPrivacySignal, preferenceStatus } from '@pasar/consent';
import type { CookieCategory, CookiePreference } from '@pasar/consent';
import { useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveConsent } from '../shared/use-save-consent.ts';
import { useCookiePreferences } from '../shared/use-cookie-preferences.ts';
import { cookieGroups } from './cookie-groups.data.ts';
import { usePrivacySignal } from './use-privacy-signal.ts';

type CategoryChanges = Readonly<Partial<Record<CookieCategory, boolean>>>;

const { accepted, rejected } = preferenceStatus;

/** The state of the cookie settings, and the three ways to save them. */
export function useCookieForm() {
  const { t } = useTranslation('consent-screens');
  const toast = useToast();
  const { preferences } = useCookiePreferences();
  const signal = usePrivacySignal();
  const { savingChoice, saveConsent } = useSaveConsent();
  const [changes, setChanges] = useState<CategoryChanges>({});
  const groups = cookieGroups.map(({ category, textKey }) => {
    const denied = signal && cookieCategories[category] in deniedByPrivacySignal;
    const isAccepted = preferences.some((one) => one.category === category && one.status === accepted);
    return { category, textKey, denied, checked: !denied && (changes[category] ?? isAccepted) };
  });
  const chosen = groups.map(({ category, checked }): CookiePreference => ({
    category,
    status: checked ? accepted : rejected,
  }));
  const confirm = async (...choice: Parameters<typeof saveConsent>) => {
    if ((await saveConsent(...choice)) !== 'done') return;
    setChanges({});
    toast({ message: t('saved'), kind: 'success' });
  };
  return {
    groups,
    signal,
    savingChoice,
    onChange: (category: CookieCategory, checked: boolean) =>
      setChanges((before) => ({ ...before, [category]: checked })),
    save: () => void confirm('set', (consent) => consent.setPreferences(chosen)),
    acceptAll: () => void confirm('accept', (consent) => consent.acceptAll()),
    rejectAll: () => void confirm('reject', (consent) => consent.rejectAll()),
  };
}

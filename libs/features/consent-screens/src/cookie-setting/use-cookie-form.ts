import { cookieCategories, deniedByPrivacySignal, preferenceStatus } from '@pasar/consent';
import type { CookieCategory, CookiePreference } from '@pasar/consent';
import { useToast } from '@pasar/screen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoose } from '../shared/use-choose.ts';
import { usePreferences } from '../shared/use-preferences.ts';
import { cookieGroups } from './cookie-groups.data.ts';
import { usePrivacySignal } from './use-privacy-signal.ts';

type Changes = Readonly<Partial<Record<CookieCategory, boolean>>>;

const { accepted, rejected } = preferenceStatus;

/** What may be chosen, what is chosen, and the three ways to say so. */
export function useCookieForm() {
  const { t } = useTranslation('consent-screens');
  const toast = useToast();
  const { preferences } = usePreferences();
  const signal = usePrivacySignal();
  const { choosing, choose } = useChoose();
  const [changes, setChanges] = useState<Changes>({});
  const groups = cookieGroups.map(({ category, word }) => {
    const denied = signal && cookieCategories[category] in deniedByPrivacySignal;
    const said = preferences.some((one) => one.category === category && one.status === accepted);
    return { category, word, denied, checked: !denied && (changes[category] ?? said) };
  });
  const chosen = groups.map(({ category, checked }): CookiePreference => ({
    category,
    status: checked ? accepted : rejected,
  }));
  const confirm = async (...choice: Parameters<typeof choose>) => {
    if ((await choose(...choice)) !== 'done') return;
    setChanges({});
    toast({ message: t('saved'), kind: 'success' });
  };
  return {
    groups,
    signal,
    choosing,
    onChange: (category: CookieCategory, checked: boolean) =>
      setChanges((before) => ({ ...before, [category]: checked })),
    save: () => void confirm('set', (consent) => consent.setPreferences(chosen)),
    acceptAll: () => void confirm('accept', (consent) => consent.acceptAll()),
    rejectAll: () => void confirm('reject', (consent) => consent.rejectAll()),
  };
}

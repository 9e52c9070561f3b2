import { translations as addressForm } from '@pasar/address-form';
import { translations as designSystem } from '@pasar/design-system';
import type { LanguageTag } from '@pasar/markets';
import { translations as paymentMethods } from '@pasar/payment-methods';
import { createInstance } from 'i18next';
import type { i18n as Texts } from 'i18next';
import { checkoutTexts } from '../translations.ts';

const namespaces = {
  [checkoutTexts.name]: checkoutTexts.load,
  'design-system': designSystem,
  'address-form': addressForm,
  'payment-methods': paymentMethods,
};

// Texts are constant within a build: one instance for each language.
const prepared = new Map<LanguageTag, Texts>();

const load = async (language: LanguageTag): Promise<Record<string, object>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(namespaces).map(
        async ([name, files]) => [name, (await files[language]()).default] as const,
      ),
    ),
  );

/** Loads the texts of a language; must be awaited before the first render. */
export async function prepare(language: LanguageTag): Promise<void> {
  if (prepared.has(language)) return;
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    ns: Object.keys(namespaces),
    defaultNS: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [language]: await load(language) } as Parameters<typeof instance.init>[0]['resources'] &
      object,
  });
  prepared.set(language, instance);
}

/** The loaded texts of a language. Throws before `prepare`, which is a programming error in the shell. */
export function getTexts(language: LanguageTag): Texts {
  const texts = prepared.get(language);
  if (!texts) throw new Error(`prepare('${language}') comes before the first render`);
  return texts;
}

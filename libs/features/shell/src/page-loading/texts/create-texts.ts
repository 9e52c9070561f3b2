import { createInstance } from 'i18next';
import type { i18n as Texts, Resource } from 'i18next';
import type { LanguageTag } from '@pasar/markets';

/** An i18next instance for one language. Every key exists in every language, so there is no fallback. */
export function createTexts(language: LanguageTag, texts: Readonly<Record<string, object>> = {}): Texts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    ns: [],
    defaultNS: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
    resources: { [language]: texts } as Resource,
  });
  return instance;
}

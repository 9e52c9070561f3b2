import type { LanguageTag } from './language-tags.ts';

/** The shopper's choice of language is kept under this name (amb-language-cookie). */
export const languageCookieName = 'language';
/** The shopper's choice of storefront. */
export const platformCookieName = 'platform';

const names: Readonly<Record<LanguageTag, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ms: 'Bahasa Melayu',
  id: 'Bahasa Indonesia',
  fil: 'Filipino',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  'pt-BR': 'Português (Brasil)',
  es: 'Español',
  fr: 'Français',
  pl: 'Polski',
  hi: 'हिन्दी',
};

/** A language's own name for itself. */
export const languageName = (language: LanguageTag): string => names[language];

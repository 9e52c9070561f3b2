import type { LanguageTag } from './language-tags.ts';

/** Cookie with the shopper's chosen language (amb-language-cookie). */
export const languageCookieName = 'language';
/** Cookie with the shopper's chosen platform. */
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

/** The native name of a language. */
export const languageName = (language: LanguageTag): string => names[language];

import type { LanguageTag } from '@pasar/markets';

/** What a translation file gives: keys and texts of one namespace in one language. */
export type TranslationModule = { readonly default: Readonly<Record<string, string>> };

/** The namespace `design-system`, a chunk a language. Every library with texts exports a map of this shape. */
export const translations: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>> = {
  en: () => import('./en.json'),
  'zh-Hans': () => import('./zh-Hans.json'),
  'zh-Hant': () => import('./zh-Hant.json'),
  ms: () => import('./ms.json'),
  id: () => import('./id.json'),
  fil: () => import('./fil.json'),
  th: () => import('./th.json'),
  vi: () => import('./vi.json'),
  'pt-BR': () => import('./pt-BR.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  pl: () => import('./pl.json'),
  hi: () => import('./hi.json'),
};

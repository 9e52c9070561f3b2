import type { TranslationModule } from '@pasar/design-system';
import type { LanguageTag } from '@pasar/markets';

/** The namespace `flash-sale`, a chunk a language. */
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

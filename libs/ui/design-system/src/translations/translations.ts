import { filesByLanguage } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';

/** What a translation file gives: keys and texts of one namespace in one language. */
export type TranslationModule = { readonly default: Readonly<Record<string, string>> };

/** The namespace `design-system`, one chunk per language. Every library with texts exports a map of this shape. */
export const translations: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>> = filesByLanguage(
  import.meta.glob<TranslationModule>('./*.json'),
);

import { filesByLanguage } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';

/** The module of a translation file: the texts of one namespace in one language, by key. */
export type TranslationModule = { readonly default: Readonly<Record<string, string>> };

/**
 * The translations of the `design-system` namespace, one chunk per language. Every library with texts exports
 * a map of this type.
 */
export const translations: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>> = filesByLanguage(
  import.meta.glob<TranslationModule>('./*.json'),
);

import { filesByLanguage } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';

type TranslationModule = { readonly default: Readonly<Record<string, string>> };

/** The namespace `address-form`, one chunk per language. */
export const translations: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>> = filesByLanguage(
  import.meta.glob<TranslationModule>('./*.json'),
);

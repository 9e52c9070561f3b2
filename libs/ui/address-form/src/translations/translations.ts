import { filesByLanguage } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';

type TranslationModule = { readonly default: Readonly<Record<string, string>> };

/** The translations of the `address-form` namespace, one chunk per language. */
export const translations: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>> = filesByLanguage(
  import.meta.glob<TranslationModule>('./*.json'),
);

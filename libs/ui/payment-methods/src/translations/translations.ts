import type { TranslationModule } from '@pasar/design-system';
import { filesByLanguage } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';

/** The translations of the `payment-methods` namespace, one chunk per language. */
export const translations: Readonly<Record<LanguageTag, () => Promise<TranslationModule>>> = filesByLanguage(
  import.meta.glob<TranslationModule>('./*.json'),
);

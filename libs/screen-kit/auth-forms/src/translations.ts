import { filesByLanguage } from '@pasar/markets';
import type { Namespace } from '@pasar/screen-kit';

/** The translations of these forms, one chunk per language. */
export const authFormTexts: Namespace = {
  name: 'auth-forms',
  load: filesByLanguage(import.meta.glob<{ default: object }>('./*.json', { base: './translations' })),
};

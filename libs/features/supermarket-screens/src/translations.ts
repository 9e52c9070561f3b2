import { filesByLanguage } from '@pasar/markets';
import type { Namespace } from '@pasar/screen-kit';

/** The translations of these screens, one chunk per language. */
export const supermarketTexts: Namespace = {
  name: 'supermarket-screens',
  load: filesByLanguage(import.meta.glob<{ default: object }>('./*.json', { base: './translations' })),
};

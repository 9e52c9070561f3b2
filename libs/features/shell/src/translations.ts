import { filesByLanguage } from '@pasar/markets';
import type { Namespace } from '@pasar/screen-kit';

/** The texts of the shell itself, one chunk per language. */
export const shellTexts: Namespace = {
  name: 'shell',
  load: filesByLanguage(import.meta.glob<{ default: object }>('./*.json', { base: './translations' })),
};

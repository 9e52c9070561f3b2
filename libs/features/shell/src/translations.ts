import { filesByLanguage } from '@pasar/markets';
import type { Namespace } from '@pasar/screen-kit';

/** The shell's own translations, one chunk per language. */
export const shellTexts: Namespace = {
  name: 'shell',
  load: filesByLanguage(import.meta.glob<{ default: object }>('./*.json', { base: './translations' })),
};

import { filesByLanguage } from '@pasar/markets';
import type { Namespace } from '@pasar/screen-kit';

/** The translations of notifications, one chunk per language. */
export const notificationTexts: Namespace = {
  name: 'notification-list',
  load: filesByLanguage(import.meta.glob<{ default: object }>('./*.json', { base: './translations' })),
};

import { createMessageText } from '@pasar/http-server';
import { importByLanguage } from '@pasar/markets';
import type en from './translations/en.json';

/** Returns a text of a mail in a language, with its `{{values}}` filled in. */
export const settingsMailText = createMessageText(
  await importByLanguage<typeof en>(
    (tag) => import(`./translations/${tag}.json`, { with: { type: 'json' } }),
  ),
);

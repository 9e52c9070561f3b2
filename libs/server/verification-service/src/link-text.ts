import { createMessageText } from '@pasar/http-server';
import { importByLanguage } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import type en from './translations/en.json';

const text = createMessageText(
  await importByLanguage<typeof en>(
    (tag) => import(`./translations/${tag}.json`, { with: { type: 'json' } }),
  ),
);

/** Renders the message with a verification link. */
export const linkText = (
  language: LanguageTag,
  { link, device }: { readonly link: string; readonly device: string },
): { readonly subject: string; readonly body: string } => ({
  subject: text('link_subject', language),
  body: text('link_body', language, { link, device: device || text('unknown_device', language) }),
});

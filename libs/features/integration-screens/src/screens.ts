import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const integration = screenEntry(
  '@pasar/integration-screens/integration',
  () => import('@pasar/integration-screens/integration'),
);

/** The screens of this library, by route id. */
export const integrationScreens = {
  'integration-link-now': integration,
  'integration-link-lkpp': integration,
  'integration-link-line': integration,
  'integration-link-line-open-app': integration,
  'line-mission-sticker': integration,
  'integration-address-callback': integration,
  'integration-link-snack': integration,
  'integration-link-snack-checkout': integration,
  'link-account-chat-app': integration,
  'link-account-short-video-app': integration,
  'wallet-action': integration,
  game: integration,
} satisfies ScreenEntries;

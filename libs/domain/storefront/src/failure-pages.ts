import type { Environment } from '@pasar/routing-table';
import type { Client } from '@pasar/universal-link';

/** Texts and meta of the 404 page (doc2 §2). @spec title-404 msg-404-key label-404-home-key robots-404 */
export const notFoundTexts = {
  title: '404',
  messageKey: 'msg_404',
  homeKey: 'label_404_back_to_homepage',
  robots: 'noindex, nofollow',
} as const;

/** @spec title-crash-key */
export const crashTitleKey = 'title_crash';

/** What the 404 page offers: the app around a page has a home of its own (amb-app-variant). @spec not-found-page amb-app-variant */
export const notFoundButtons = (client: Client): readonly ('back' | 'home')[] =>
  client === 'native-app' || client === 'in-app-web-view' ? ['back'] : ['back', 'home'];

/**
 * Whether the store itself has an entry before this one: the router numbers its own entries, and `history.length` would count
 * foreign pages (amb-history-check).
 */
const hasEntryBefore = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'idx' in state &&
  typeof state.idx === 'number' &&
  state.idx > 0;

/** Target of its back button by `history.state`: one entry back, or home when the previous entry is not ours. @spec not-found-back */
export const notFoundBackTarget = (state: unknown): -1 | '/' => (hasEntryBefore(state) ? -1 : '/');

/** What the crash page shows beyond its title; developers see the stack, never a shopper (doc2 §2). @spec crash-page */
export const crashDetails = ({
  environment,
  translationTool,
}: {
  readonly environment: Environment;
  /** Whether a translation tool modified the DOM. */
  readonly translationTool: boolean;
}): { readonly stack: boolean; readonly languageChooser: boolean } => ({
  stack: environment !== 'live',
  languageChooser: translationTool,
});

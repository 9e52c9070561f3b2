import type { Client } from '@pasar/universal-link';

/** Texts and meta of the 404 page (doc2 §2). @spec title-404 msg-404-key label-404-home-key robots-404 */
export const notFoundTexts = {
  title: '404',
  messageKey: 'msg_404',
  homeKey: 'label_404_back_to_homepage',
  robots: 'noindex, nofollow',
} as const;

/**
 * The buttons of the 404 page: an app that embeds the page has its own home (amb-app-variant).
 * @spec not-found-page amb-app-variant
 */
export const notFoundButtons = (client: Client): readonly ('back' | 'home')[] =>
  client === 'native-app' || client === 'in-app-web-view' ? ['back'] : ['back', 'home'];

/**
 * Whether the previous history entry is ours: the router numbers its own entries, while `history.length` would count foreign
 * pages (amb-history-check).
 */
const hasEntryBefore = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'idx' in state &&
  typeof state.idx === 'number' &&
  state.idx > 0;

/** Target of its back button by `history.state`: one entry back, or home when the previous entry is not ours. @spec not-found-back */
export const notFoundBackTarget = (state: unknown): -1 | '/' => (hasEntryBefore(state) ? -1 : '/');

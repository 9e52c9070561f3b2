import type { Client } from './navigation-mode.ts';

/** What a user agent of each client holds, the first that fits; all others are browsers. */
const tokens: readonly (readonly [Client, RegExp])[] = [
  // The store's own app names itself and its version; around a web page it says so as well.
  ['in-app-web-view', /\bPasarWebView\/\d/],
  ['native-app', /\bPasarApp\/\d/],
  ['bot', /bot\b|crawler|spider|slurp|facebookexternalhit|\bwhatsapp\//i],
];

/**
 * The client that a user agent names. Anyone may send any: it decides what is shown, never what is allowed.
 *
 * @spec universal-link-modes amb-app-variant
 */
export const detectClient = (userAgent: string): Client =>
  tokens.find(([, token]) => token.test(userAgent))?.[0] ?? 'browser';

import type { Client } from './navigation-mode.ts';

/** User agent patterns by client; the first match wins, any other user agent is a browser. */
const tokens: readonly (readonly [Client, RegExp])[] = [
  // The store's own app and its web view identify themselves with a version.
  ['in-app-web-view', /\bPasarWebView\/\d/],
  ['native-app', /\bPasarApp\/\d/],
  ['bot', /bot\b|crawler|spider|slurp|facebookexternalhit|\bwhatsapp\//i],
];

/**
 * Detects the client from a user agent. It can be forged: use it for display, never for permissions.
 *
 * @spec universal-link-modes amb-app-variant
 */
export const detectClient = (userAgent: string): Client =>
  tokens.find(([, token]) => token.test(userAgent))?.[0] ?? 'browser';

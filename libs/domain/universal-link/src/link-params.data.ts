/**
 * The query parameters that control where a universal link leads (doc2 §2 Universal link; meaning: amb-universal-link-params).
 * A flag opens the app; `fallback` is the target for visitors without it, `home` means that only new users are sent to the
 * target. Earlier rows take precedence.
 *
 * @spec universal-link-params amb-universal-link-params
 */
export const linkFlags = [
  { name: 'deep_to_home_and_deferred_for_new_user', fallback: 'store', home: true },
  { name: 'deep_and_deferred', fallback: 'store', home: false },
  { name: 'deep_and_web', fallback: 'web', home: false },
] as const;

export type LinkFlag = (typeof linkFlags)[number];

/** The web target and the path inside the app. */
export const redirParam = 'redir';
export const deepLinkParam = '__deeplink__';

/** Parameters of the link itself, which are never forwarded. */
export const linkParams: readonly string[] = [
  redirParam,
  deepLinkParam,
  ...linkFlags.map(({ name }) => name),
];

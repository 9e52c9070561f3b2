/**
 * The query parameters that control where a universal link lands (doc2 §2 Universal link; their meaning:
 * amb-universal-link-params). A flag opens the app; `fallback` is where a
 * visitor without it goes, `home` means that only new users are led to the target. An earlier row wins.
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

/** Every name that the link itself reads, and that no target carries on. */
export const linkParams: readonly string[] = [
  redirParam,
  deepLinkParam,
  ...linkFlags.map(({ name }) => name),
];

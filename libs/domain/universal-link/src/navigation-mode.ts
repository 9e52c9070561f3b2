export type Client = 'browser' | 'bot' | 'native-app' | 'in-app-web-view';

/**
 * `link`: opens the URL as is; `deep-link`: opens the app; `web-bridge`: calls the app that embeds the page.
 * @spec navigation-mode
 */
export type NavigationMode = 'link' | 'deep-link' | 'web-bridge';

/**
 * How to open a link: plainly for bots, by the bridge in a web view, as a deep link in the app or if forced, plainly otherwise;
 * in this order (amb-navigation-mode-precedence).
 *
 * @spec universal-link-modes amb-navigation-mode-precedence
 */
export const navigationMode = (client: Client, forced: boolean): NavigationMode => {
  if (client === 'bot') return 'link';
  if (client === 'in-app-web-view') return 'web-bridge';
  return client === 'native-app' || forced ? 'deep-link' : 'link';
};

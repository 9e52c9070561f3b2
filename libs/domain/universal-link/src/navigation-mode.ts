export type Client = 'browser' | 'bot' | 'native-app' | 'in-app-web-view';

/** `link`: the address is opened as it is; `deep-link`: in the app; `web-bridge`: the app around the page is asked. @spec navigation-mode */
export type NavigationMode = 'link' | 'deep-link' | 'web-bridge';

/**
 * How a link is opened: a bot's plainly, a web view's by the bridge, the app's own and forced ones as deep links, all
 * others plainly; in this order (amb-navigation-mode-precedence).
 *
 * @spec universal-link-modes amb-navigation-mode-precedence
 */
export const navigationMode = (client: Client, forced: boolean): NavigationMode => {
  if (client === 'bot') return 'link';
  if (client === 'in-app-web-view') return 'web-bridge';
  return client === 'native-app' || forced ? 'deep-link' : 'link';
};

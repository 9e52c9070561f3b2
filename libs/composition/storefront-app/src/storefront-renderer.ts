import type { AppDefinition, AppScreens } from '@pasar/shell';
import { createPageRenderer } from '@pasar/shell/server';
import type { PageRenderer, PageRendererOptions } from '@pasar/shell/server';
import type { AppPorts } from './app-ports.ts';
import { cachedComponents } from './cached-components.ts';
import type { Storefront } from './create-storefront.ts';
import { frameTexts } from './frame-texts.ts';

/** Creates the page renderer for the web server's ports; `react` is React's server, by default the one of the build. */
export type CreateRenderer = (ports: AppPorts, react?: PageRendererOptions['react']) => PageRenderer;

/** Creates the screens once: the server looks for the screen of each page, cached or not. */
function withKeptScreens(app: AppDefinition): AppDefinition {
  let screens: AppScreens | undefined;
  return { ...app, screens: async () => (screens ??= await app.screens()) };
}

/** The server entry of a storefront. */
export const storefrontRenderer =
  (storefront: Storefront): CreateRenderer =>
  (ports, react) =>
    createPageRenderer({
      app: withKeptScreens(storefront(ports)),
      namespaces: frameTexts,
      cachedComponents,
      ...(react && { react }),
    });

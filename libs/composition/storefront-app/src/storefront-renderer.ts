import type { AppDefinition, AppScreens } from '@pasar/shell';
import { createPageRenderer } from '@pasar/shell/server';
import type { PageRenderer } from '@pasar/shell/server';
import type { AppPorts } from './app-ports.ts';
import type { Storefront } from './create-storefront.ts';
import { frameTexts } from './frame-texts.ts';

/** Creates the page renderer for the web server's ports. */
export type CreateRenderer = (ports: AppPorts) => PageRenderer;

/** Creates the screens once: the server looks for the screen of each page, cached or not. */
function withKeptScreens(app: AppDefinition): AppDefinition {
  let screens: AppScreens | undefined;
  return { ...app, screens: async () => (screens ??= await app.screens()) };
}

/** The server entry of a storefront. */
export const storefrontRenderer =
  (storefront: Storefront): CreateRenderer =>
  (ports) =>
    createPageRenderer(withKeptScreens(storefront(ports)), frameTexts);

import { createPageRenderer } from '@pasar/shell/server';
import type { PageRenderer } from '@pasar/shell/server';
import type { AppPorts } from './app-ports.ts';
import type { Storefront } from './create-storefront.ts';
import { frameTexts } from './frame-texts.ts';

/** Creates the page renderer for the web server's ports. */
export type CreateRenderer = (ports: AppPorts) => PageRenderer;

/** The server entry of a storefront. */
export const storefrontRenderer =
  (storefront: Storefront): CreateRenderer =>
  (ports) =>
    createPageRenderer(storefront(ports), frameTexts);

import { createPageRenderer } from '@pasar/shell/server';
import type { PageRenderer } from '@pasar/shell/server';
import type { AppPorts } from './app-ports.ts';
import type { Storefront } from './create-storefront.ts';
import { frameTexts } from './frame-texts.ts';

/** What the web server calls: Node's ends of the ports go in, a renderer of pages comes back. */
export type CreateRenderer = (ports: AppPorts) => PageRenderer;

/** The half of a storefront that the web server runs. */
export const storefrontRenderer =
  (storefront: Storefront): CreateRenderer =>
  (ports) =>
    createPageRenderer(storefront(ports), frameTexts);

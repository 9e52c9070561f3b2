import { createPageRenderer } from '@pasar/shell/server';
import type { PageRenderer } from '@pasar/shell/server';
import { createApp } from './create-app.ts';
import type { AppPorts } from './app-ports.ts';
import { frameTexts } from './frame-texts.ts';

/** What the web server calls: the ports that Node gives, and a renderer comes back. */
export const createRenderer = (ports: AppPorts): PageRenderer =>
  createPageRenderer(createApp(ports), frameTexts);

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Platform } from '@pasar/page-shell-rules';
import type { PageAssets, PageRenderer } from '@pasar/shell/server';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import type { StorefrontRenderer, Storefronts } from './storefronts.ts';

/** Runs both storefronts from source with hot reload; a change takes effect with the next request. */
export type Development = {
  readonly storefronts: Storefronts;
  /** Sends the file and returns true if the request was for a source file. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

type ServerEntry = { createRenderer: (ports: { importCheckout: () => Promise<unknown> }) => PageRenderer };

const reactRefreshPreamble = (base: string): string =>
  `import{injectIntoGlobalHook}from"${base}@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;`;

const toAssets = (base: string): PageAssets => ({
  scripts: [`${base}@vite/client`, `${base}src/entry-client.ts`],
  styles: [`${base}src/styles.css`],
  inlineModules: [reactRefreshPreamble(base)],
});

const openVite = (apps: string, name: string, hmrPort: number): Promise<ViteDevServer> =>
  createServer({
    root: join(apps, name),
    configFile: join(apps, name, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { port: hmrPort }, allowedHosts: true },
  });

const createStorefront = (apps: string, vite: ViteDevServer): StorefrontRenderer => ({
  assetsOf: () => toAssets(vite.config.base),
  // Pages from source are never shared: they change with every edit.
  sharedPath: async () => undefined,
  render: async (request) => {
    const { createRenderer } = (await vite.ssrLoadModule('/src/entry-server.ts')) as ServerEntry;
    const importCheckout = () => vite.ssrLoadModule(join(apps, 'checkout/src/index.ts'));
    return createRenderer({ importCheckout }).render(request);
  },
});

const runMiddlewares = (
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> =>
  new Promise((resolve) => {
    response.on('finish', () => resolve(true));
    vite.middlewares(request, response, () => resolve(false));
  });

/** Starts one development server per app; the ports are for hot reload. */
export async function createDevelopment(
  apps: string,
  hmrPorts: readonly [number, number],
): Promise<Development> {
  const rw = await openVite(apps, 'mobile-web', hmrPorts[0]);
  const pc = await openVite(apps, 'desktop', hmrPorts[1]);
  const both: Readonly<Record<Platform, ViteDevServer>> = { rw, pc };
  return {
    storefronts: { rw: createStorefront(apps, rw), pc: createStorefront(apps, pc) },
    handle: async (request, response) => {
      const vite = Object.values(both).find(({ config }) => request.url?.startsWith(config.base));
      return vite ? runMiddlewares(vite, request, response) : false;
    },
    close: async () => {
      await Promise.all([rw.close(), pc.close()]);
    },
  };
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { computeIntegrity, readAppBuild } from '@pasar/page-rendering';
import type { AppBuild, SharedModule } from '@pasar/page-rendering';
import type { Platform } from '@pasar/page-shell-rules';
import type { PageAssets, PageRenderer } from '@pasar/shell/server';

/** A storefront ready to render: its server bundle, and the assets that browsers load for a screen. */
export type StorefrontRenderer = PageRenderer & {
  readonly assetsOf: (module: string) => PageAssets;
};
export type Storefronts = Readonly<Record<Platform, StorefrontRenderer>>;

/** A folder of built files and the path under which it is served. */
export type AssetFolder = { readonly prefix: string; readonly folder: string };

const appNames: Readonly<Record<Platform, string>> = { rw: 'mobile-web', pc: 'desktop' };
const checkoutSpecifier = '@pasar/remote-checkout-module';

const clientFolder = (apps: string, name: string): string => join(apps, name, 'dist/app/client');
const serverFolder = (apps: string, name: string): string => join(apps, name, 'dist/app/server');

/** Lists every folder of files that the server serves. */
export const listAssetFolders = (apps: string): AssetFolder[] =>
  ['vendor', 'checkout', ...Object.values(appNames)]
    .map((name) => ({ prefix: `/assets/${name}/`, folder: clientFolder(apps, name) }))
    .filter(({ folder }) => existsSync(folder));

const readJson = async <Value>(path: string): Promise<Value> =>
  JSON.parse(await readFile(path, 'utf8')) as Value;

async function readVendors(apps: string): Promise<SharedModule[]> {
  const folder = clientFolder(apps, 'vendor');
  const imports = await readJson<Record<string, string>>(join(folder, 'manifest.json'));
  return Promise.all(
    Object.entries(imports).map(async ([specifier, href]) => ({
      specifier,
      href,
      integrity: await computeIntegrity(join(folder, href.slice('/assets/vendor/'.length))),
    })),
  );
}

type CheckoutManifest = { readonly url: string; readonly styles: readonly string[] };

async function readCheckout(apps: string): Promise<SharedModule> {
  const folder = clientFolder(apps, 'checkout');
  const { url, styles } = await readJson<CheckoutManifest>(join(folder, 'manifest.json'));
  return {
    specifier: checkoutSpecifier,
    href: url,
    integrity: await computeIntegrity(join(folder, url.slice('/assets/checkout/'.length))),
    styles,
  };
}

type ServerEntry = { createRenderer: (ports: { importCheckout: () => Promise<unknown> }) => PageRenderer };

const importBuilt = (path: string): Promise<unknown> => import(pathToFileURL(path).href);

const readShared = async (apps: string): Promise<SharedModule[]> => [
  ...(await readVendors(apps)),
  await readCheckout(apps),
];

const readAssets = (apps: string, name: string, shared: readonly SharedModule[]): Promise<AppBuild> =>
  readAppBuild(clientFolder(apps, name), `/assets/${name}/`, shared);

/** Reads the browser build of each app. */
export async function readStorefrontAssets(apps: string): Promise<(AppBuild & { readonly name: string })[]> {
  const shared = await readShared(apps);
  return Promise.all(
    Object.values(appNames).map(async (name) => ({ name, ...(await readAssets(apps, name, shared)) })),
  );
}

/** Loads what `nx build` wrote for both storefronts, their shared modules and the checkout. */
export async function readStorefronts(apps: string): Promise<Storefronts> {
  const shared = await readShared(apps);
  const importCheckout = () => importBuilt(join(serverFolder(apps, 'checkout'), 'index.js'));
  const read = async (name: string): Promise<StorefrontRenderer> => {
    const { createRenderer } = (await importBuilt(
      join(serverFolder(apps, name), 'entry-server.js'),
    )) as ServerEntry;
    const { assetsOf } = await readAssets(apps, name, shared);
    return { ...createRenderer({ importCheckout }), assetsOf };
  };
  return { rw: await read(appNames.rw), pc: await read(appNames.pc) };
}

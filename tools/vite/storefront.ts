import { fileURLToPath } from 'node:url';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import { groups } from './chunks.ts';
import { leanPreload } from './lean-preload.ts';
import { leanQueries } from './lean-queries.ts';
import { leanRouter } from './lean-router.ts';
import { leanRoutes } from './lean-routes.ts';
import { screenModules } from './screen-modules.ts';
import { serverMarkup } from './server-markup.ts';
import { serverQueries } from './server-queries.ts';
import { serverRouter } from './server-router.ts';
import { withoutDiscovery } from './without-discovery.ts';
import { withoutStructuredData } from './without-structured-data.ts';
import { appBuild, appConfig, remoteCheckout, textAliases } from './shared.ts';

/** react-router exports its development build by default; use the production build next to it. */
const productionAliases = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/'),
  },
];

const checkoutSource = fileURLToPath(new URL('../../apps/checkout/src/index.ts', import.meta.url));

/** Inlines constants of shared modules where they are used; otherwise every page's script would include the whole module. */
const optimization = { inlineConst: { mode: 'all' } } as const;

const browserPlugins = (): Plugin[] => [
  leanRouter(),
  withoutDiscovery(),
  leanRoutes(),
  leanQueries(),
  leanPreload(),
  screenModules(),
  withoutStructuredData(),
];

/** Hashes of 42 bits instead of 48: every page's script contains the names of some 300 files, and hashes do not compress. */
const fileNames = {
  entryFileNames: '[name]-[hash:7].js',
  chunkFileNames: '[name]-[hash:7].js',
  assetFileNames: '[name]-[hash:7][extname]',
};

/** The server's chunks: texts by language, which few processes need all of, and everything else. */
const serverGroups = [
  {
    name: (id: string): string | null => {
      const language = /\/translations\/([^/]+)\.json$/.exec(id)?.[1];
      return language === undefined ? null : `texts-${language}`;
    },
    priority: 2,
  },
  { name: 'app', test: /./, priority: 1 },
];

/**
 * A storefront build: `vite build` for the browser, with plugins that only this app has, and `vite build --ssr` for the server.
 */
export function storefront(
  name: string,
  { command, isSsrBuild }: ConfigEnv,
  ownPlugins: readonly Plugin[] = [],
): UserConfig {
  return {
    ...appConfig(
      name,
      isSsrBuild,
      isSsrBuild
        ? [leanQueries(), serverQueries(), serverRouter(), withoutDiscovery(), serverMarkup()]
        : [...browserPlugins(), ...ownPlugins],
    ),
    build: {
      ...appBuild(isSsrBuild),
      manifest: isSsrBuild ? false : 'manifest.json',
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? {
            input: 'src/entry-server.ts',
            output: { codeSplitting: { groups: serverGroups } },
            // All code but the texts is one chunk on purpose.
            checks: { ineffectiveDynamicImport: false },
          }
        : {
            input: 'src/entry-client.ts',
            output: { ...fileNames, codeSplitting: { groups } },
            optimization,
          },
    },
    // In development the checkout is loaded from source, without the import map.
    resolve: {
      alias: [
        ...textAliases,
        ...(command === 'serve'
          ? [{ find: remoteCheckout, replacement: checkoutSource }]
          : productionAliases),
      ],
    },
  };
}

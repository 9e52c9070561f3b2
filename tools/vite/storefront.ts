import { fileURLToPath } from 'node:url';
import type { ConfigEnv, UserConfig } from 'vite';
import { groups } from './chunks.ts';
import { leanRouter } from './lean-router.ts';
import { screenModules } from './screen-modules.ts';
import { appBuild, appConfig, remoteCheckout } from './shared.ts';

/** The package names its development build, warnings and all, whatever is being built; the other one lies beside it. */
const productionTwins = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/'),
  },
];

const checkoutSource = fileURLToPath(new URL('../../apps/checkout/src/index.ts', import.meta.url));

/** A storefront: `vite build` makes the browser's half, `vite build --ssr` the server's. */
export function storefront(name: string, { command, isSsrBuild }: ConfigEnv): UserConfig {
  return {
    ...appConfig(name, isSsrBuild, [leanRouter(), screenModules()]),
    build: {
      ...appBuild(isSsrBuild),
      manifest: isSsrBuild ? false : 'manifest.json',
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? { input: 'src/entry-server.ts', output: { codeSplitting: false } }
        : { input: 'src/entry-client.ts', output: { codeSplitting: { groups } } },
    },
    // In development the checkout comes from source, without the import map.
    resolve: { alias: command === 'serve' ? { [remoteCheckout]: checkoutSource } : productionTwins },
  };
}

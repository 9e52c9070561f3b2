import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { esmExternalRequirePlugin } from 'vite';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';

/** Modules that every app and the checkout share at run time, through the page's import map. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-redux',
] as const;

/** The checkout's name in the import map (libs/adapters/remote-checkout). */
export const remoteCheckout = '@pasar/remote-checkout-module';

/** Makes CommonJS packages import the shared modules as well. The instance is changed: a spread copy bundles React. */
const followImportMap = (): Plugin =>
  Object.assign(esmExternalRequirePlugin({ external: [...sharedModules, remoteCheckout] }), {
    enforce: 'pre' as const,
    apply: (_: UserConfig, { command, isSsrBuild }: ConfigEnv) => command === 'build' && !isSsrBuild,
  }) as unknown as Plugin;

/** Leaves a compressed twin beside each file: the server only picks one. */
export const compressed = (): Plugin => ({
  name: 'pasar:compressed',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = '' }, bundle) {
    for (const output of Object.values(bundle)) {
      if (!/\.(js|css|svg)$/.test(output.fileName)) continue;
      const source = output.type === 'chunk' ? output.code : output.source;
      const file = join(dir, output.fileName);
      await writeFile(`${file}.br`, brotliCompressSync(source));
      await writeFile(`${file}.gz`, gzipSync(source, { level: 9 }));
    }
  },
});

/**
 * What the configurations of all apps have in common; `browserPlugins` see the browser's half alone. Source of ours is
 * bundled into a server's half, packages are not.
 */
export const appConfig = (
  name: string,
  isSsrBuild: boolean | undefined,
  browserPlugins: readonly Plugin[],
): UserConfig => ({
  base: `/assets/${name}/`,
  publicDir: false,
  plugins: [followImportMap(), react(), ...(isSsrBuild ? [] : [...browserPlugins, compressed()])],
  ssr: { noExternal: [/^@pasar\//] },
});

/** Where an app is built to: the browser's half and the server's lie beside each other. */
export const appBuild = (isSsrBuild: boolean | undefined) => ({
  target: 'es2022',
  outDir: isSsrBuild ? 'dist/app/server' : 'dist/app/client',
  assetsDir: '.',
  emptyOutDir: true,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
});

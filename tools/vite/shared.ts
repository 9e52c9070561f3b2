import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { esmExternalRequirePlugin } from 'vite';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';

/** Modules that apps and checkout share at run time through the import map. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-redux',
] as const;

/** The checkout's name in the import map (libs/adapters/remote-checkout). */
export const remoteCheckout = '@pasar/remote-checkout-module';

/** Makes CommonJS packages import the shared modules as well. The instance is mutated: a spread copy would bundle React. */
const followImportMap = (): Plugin =>
  Object.assign(esmExternalRequirePlugin({ external: [...sharedModules, remoteCheckout] }), {
    enforce: 'pre' as const,
    apply: (_: UserConfig, { command, isSsrBuild }: ConfigEnv) => command === 'build' && !isSsrBuild,
  }) as unknown as Plugin;

/** Writes precompressed .br and .gz files next to each output file. */
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

const workspace = join(import.meta.dirname, '../..');

/** A class name with one hash per file: Vite's own also has its line, and nothing of that compresses. */
const generateScopedName = (name: string, file: string): string => {
  const path = relative(workspace, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`;
};

/**
 * The storefronts write texts by `@pasar/texts`, which does what they use of i18next and react-i18next, and is of the same
 * types: 1 kB for 15 (ADR 0022). Stories and specs have the originals.
 */
export const textAliases = [
  { find: /^(?:react-)?i18next$/, replacement: join(workspace, 'libs/ui/texts/src/index.ts') },
];

/**
 * The configuration that all apps share; `browserPlugins` apply to the browser build only. The server build bundles everything but
 * what storefronts and checkout share in one process: one file is loaded sooner than hundreds, and of packages that export their
 * development build by default it takes the other.
 */
export const appConfig = (
  name: string,
  isSsrBuild: boolean | undefined,
  browserPlugins: readonly Plugin[],
): UserConfig => ({
  base: `/assets/${name}/`,
  publicDir: false,
  plugins: [followImportMap(), react(), ...(isSsrBuild ? [] : [...browserPlugins, compressed()])],
  css: { modules: { generateScopedName } },
  resolve: { alias: textAliases },
  ssr: isSsrBuild
    ? { noExternal: true, external: [...sharedModules, 'react-dom/server'] }
    : { noExternal: [/^@pasar\//] },
});

/**
 * The files that an `import()` preloads: none that every page has loaded already, and no list for the imported file alone,
 * which the browser requests anyway. Hashed file names do not compress, and the script of every page would carry them.
 */
const filesToPreload = (file: string, deps: readonly string[]): string[] => {
  const others = deps.filter((dep) => !/^(kit|entry-client|rolldown-runtime)-/.test(dep));
  return others.every((dep) => dep === file) ? [] : others;
};

/** Build options: browser and server output are siblings. */
export const appBuild = (isSsrBuild: boolean | undefined) => ({
  target: 'es2022',
  outDir: isSsrBuild ? 'dist/app/server' : 'dist/app/client',
  assetsDir: '.',
  emptyOutDir: true,
  modulePreload: {
    polyfill: false,
    resolveDependencies: (file: string, deps: string[], { hostType }: { hostType: 'html' | 'js' }) =>
      hostType === 'js' ? filesToPreload(file, deps) : deps,
  },
  reportCompressedSize: false,
});

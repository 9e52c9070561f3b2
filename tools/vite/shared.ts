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

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Four characters of a file: a letter first, since no class name begins with a digit. */
const fileMark = (path: string): string => {
  const hash = createHash('sha256').update(path).digest();
  return `${letters[(hash[0] ?? 0) % letters.length]}${hash.subarray(1).toString('base64url').slice(0, 3)}`;
};

const fileOfMark = new Map<string, string>();

/** The mark of a file, refused where another file has it: their classes would be one. */
const ownMark = (file: string): string => {
  const mark = fileMark(file);
  const owner = fileOfMark.get(mark) ?? file;
  if (owner !== file) throw new Error(`${file} and ${owner} have the same mark in class names: rename one.`);
  fileOfMark.set(mark, file);
  return mark;
};

/** Class names of a style sheet in the order in which they stand there. */
const classNames = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name = '']) => name)),
];

/**
 * Class names of an app: in development with their own name; in a build the file's mark and the place in the file, since a page
 * names its classes a thousand times. The app is part of the mark: the checkout is delivered apart, and its style sheets stand
 * beside those of a storefront, which may be of another day.
 */
export const scopedNames =
  (app: string) =>
  (name: string, file: string, css: string): string => {
    const path = relative(workspace, file.split('?')[0] ?? file);
    if (process.env['NODE_ENV'] !== 'production') return `${name}_${fileMark(path)}`;
    const place = classNames(css).indexOf(name);
    return ownMark(`${app}: ${path}`) + (place === -1 ? `_${name}` : place.toString(36));
  };

/**
 * The storefronts write texts by `@pasar/texts`, which does what they use of i18next and react-i18next, and is of the same
 * types: 1 kB for 15 (ADR 0022). Stories and specs have the originals.
 */
export const textAliases = [
  { find: /^(?:react-)?i18next$/, replacement: join(workspace, 'libs/ui/texts/src/index.ts') },
];

/**
 * The configuration that all apps share, with the app's own plugins for this build. The server build bundles everything but
 * what storefronts and checkout share in one process: one file is loaded sooner than hundreds, and of packages that export their
 * development build by default it takes the other.
 */
export const appConfig = (
  name: string,
  isSsrBuild: boolean | undefined,
  ownPlugins: readonly Plugin[],
): UserConfig => ({
  base: `/assets/${name}/`,
  publicDir: false,
  plugins: [followImportMap(), react(), ...ownPlugins, ...(isSsrBuild ? [] : [compressed()])],
  css: { modules: { generateScopedName: scopedNames(name) } },
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

/** Terser in three passes inlines what the bundler's minifier leaves: 3 % of the script of a page. */
const browserMinify = {
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
} as const;

/** Build options: browser and server output are siblings. */
export const appBuild = (isSsrBuild: boolean | undefined) => ({
  ...(!isSsrBuild && browserMinify),
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

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

/** The app that is deployed separately. */
const checkoutApp = 'checkout';

const workspace = join(import.meta.dirname, '../..');

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns a hash of a path in characters of class names. */
const hashPath = (path: string): string => {
  const hash = createHash('sha256').update(path).digest();
  return `${letters[(hash[0] ?? 0) % letters.length]}${hash.subarray(1).toString('base64url')}`;
};

/** The characters of the hash that a class name begins with: three are unique in this workspace, and every class repeats them. */
const markLength = 3;

/**
 * Returns the beginning of the class names of a file. The checkout's begin with an underscore, and no others: it is deployed
 * separately, so that its style sheets may be from another build than the storefront's in the same document.
 */
const fileMark = (app: string, path: string): string =>
  `${app === checkoutApp ? '_' : ''}${hashPath(path).slice(0, markLength)}`;

const fileOfMark = new Map<string, string>();

/** Returns the mark of a file. Throws if another file has the same one, since their class names would collide. */
const ownMark = (app: string, file: string): string => {
  const mark = fileMark(app, file);
  const owner = fileOfMark.get(mark) ?? file;
  if (owner !== file) throw new Error(`${file} and ${owner} have the same mark in class names: rename one.`);
  fileOfMark.set(mark, file);
  return mark;
};

/** Returns the class names of a style sheet in source order. */
const classNames = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name = '']) => name)),
];

/**
 * Generates class names: readable ones in development; in a build the file's hash and the position in the file, since a page
 * repeats its class names a thousand times.
 */
export const scopedNames =
  (app: string) =>
  (name: string, file: string, css: string): string => {
    const path = relative(workspace, file.split('?')[0] ?? file);
    if (process.env['NODE_ENV'] !== 'production') return `${name}_${fileMark(app, path)}`;
    const place = classNames(css).indexOf(name);
    return ownMark(app, path) + (place === -1 ? `_${name}` : place.toString(36));
  };

/**
 * Replaces i18next and react-i18next with `@pasar/texts`, which has the features that storefronts use, with the same types: 1
 * kB instead of 15 (ADR 0022). Stories and specs use the originals.
 */
export const textAliases = [
  { find: /^(?:react-)?i18next$/, replacement: join(workspace, 'libs/ui/texts/src/index.ts') },
];

/**
 * The configuration of all apps, with the app's own plugins for this build. The server build bundles everything except the
 * modules that storefronts and checkout share in one process: one file loads faster than hundreds, and bundling selects
 * production builds of packages that export development ones by default.
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
  // Texts are read by key: an export for each would cost a variable and a binding. JSON in a text is parsed on first use only.
  json: { namedExports: false, stringify: isSsrBuild ?? false },
  // Reading the variable takes longer than the checks that depend on it.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: isSsrBuild ? { noExternal: true, external: [...sharedModules] } : { noExternal: [/^@pasar\//] },
});

/**
 * Filters the files that an `import()` preloads: omits those that every page has loaded, and a list with only the imported
 * file, which the browser requests anyway. Hashed file names do not compress, and every page's script would contain them.
 */
const filesToPreload = (file: string, deps: readonly string[]): string[] => {
  const others = deps.filter((dep) => !/^(kit|entry-client|rolldown-runtime)-/.test(dep));
  return others.every((dep) => dep === file) ? [] : others;
};

/** Three passes of Terser inline more than the bundler's minifier: they save 3 % of a page's script. */
export const browserMinify = {
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
} as const;

/** Build options; the browser and server output folders are siblings. */
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

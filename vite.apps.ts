import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
const remoteCheckout = '@pasar/remote-checkout-module';

/** Makes CommonJS packages import the shared modules as well. The instance is changed: a spread copy bundles React. */
const followImportMap = (): Plugin =>
  Object.assign(esmExternalRequirePlugin({ external: [...sharedModules, remoteCheckout] }), {
    enforce: 'pre' as const,
    apply: (_: UserConfig, { command, isSsrBuild }: ConfigEnv) => command === 'build' && !isSsrBuild,
  }) as unknown as Plugin;

/** Writes `screens.json`: from the specifier of a dynamic import of ours to the module that the manifest lists. */
function screenModules(): Plugin {
  const found = new Map<string, string>();
  return {
    name: 'pasar:screen-modules',
    apply: 'build',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !specifier.startsWith('@pasar/') || specifier === remoteCheckout)
        return null;
      const resolved = await this.resolve(specifier, importer);
      if (resolved) found.set(specifier, resolved.id);
      return null;
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' && output.facadeModuleId
          ? [[output.facadeModuleId, output.fileName] as const]
          : [],
      );
      const fileOf = new Map(files);
      const source = JSON.stringify(
        Object.fromEntries(
          [...found].flatMap(([specifier, id]) => (fileOf.has(id) ? [[specifier, fileOf.get(id)]] : [])),
        ),
      );
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}

/** Leaves a compressed twin beside each file: the server only picks one. */
const compressed = (): Plugin => ({
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

/** Loaded when someone asks for it: texts, forms and overlays. */
const late = /translations\/[^/]+\.json|react-hook-form|error-catalogue|\/overlays\/|address-form/;
/** What every page runs: the app, its shell, the frame around its screens, cards, and the addresses that nearly every page builds. */
const frame =
  /\/(apps\/[^/]+|libs\/(features\/(shell|system-screens)|ui\/(layout|item-card|item-list)|adapters\/[^/]+))\/src\/|\/(category|shop|login)-path\.ts$|\/category-trail\.ts$/;

/** Of these, what is only ever fetched by `import()` is for later: the list of screens, tracking, what waits until a page is idle. */
const laterParts = /\/(apps\/[^/]+|libs\/(features\/(shell|system-screens)|adapters\/[^/]+))\/src\//;

type Modules = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
};

/** Whether a module runs as soon as the page does: the entry imports it, or something that the entry imports. */
const isEager = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  const info = modules.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  return info.isEntry || info.importers.some((importer) => isEager(importer, modules, seen));
};

const isFrame = (id: string, modules: Modules): boolean =>
  frame.test(id) && !late.test(id) && (!laterParts.test(id) || isEager(id, modules));

/** The first navigation's: where an address leads (the frame only builds addresses), and what the list of screens takes. */
const navigation =
  /\/libs\/(domain\/routing-table\/src\/(router|create-router|decide|redirect-function|route-gate|named-captures|query-pieces|read-address|redirects\/[^/]+)|features\/(shell|system-screens)\/src\/(translations|checkout\/[^/]+))\.tsx?$/;

/** The words of all parts in one language: lists and cards come together, and a table of one file a language is short. */
const wordsOf = (id: string): string | null => {
  const language = /\/libs\/ui\/[^/]+\/src\/translations\/([^/]+)\.json$/.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
};

/**
 * A bundler keeps what react-router has for its framework and for data routers, because it names those components as soon
 * as it is loaded, and a link can prefetch inside the framework. The store has neither of the two: 6 kB of script.
 */
const leanRouter = (): Plugin => ({
  name: 'pasar:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replaceAll(/\bReact\d*\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
        .replace(/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'),
      map: null,
    }),
  },
});

/** What the frame is built on: a file of its own, which a browser runs before the frame's own and keeps when only that changes. */
const kit =
  /\/node_modules\/(@reduxjs|immer|reselect|redux|redux-thunk|i18next|react-i18next|react-router|@standard-schema)\/|\/libs\/data-access\/base-api\/src\//;

/** What begins when a page is idle, and comes together then: tracking, reporting, and the toggles kept for the next visit. */
const idle =
  /\/libs\/(features\/shell\/src\/(tracking\/(?!page-log|track-when-idle)|reporting\/|toggles\/(keep-toggles\.|start-toggles))|adapters\/browser-(tracking|storage)\/|domain\/(tracking|persistence)\/)/;

const fronts =
  /\/libs\/ui\/front-page\/src\/(front-namespaces|FrontPage|FrontSkeleton|NothingYet|translations\/(use-front-words|translations)|ShopShelf|CardShelf|CategoryTiles|Banners|StripPicture)\./;
const lists =
  /\/libs\/((ui\/(result-list|shop-tile)|domain\/search-params)\/src\/(?!translations\/[^/]+\.json)|data-access\/[^/]+\/src\/(lists-api|shop-pages-api|to-search-query|use-page-setting|use-result-list)|features\/search-screens\/src\/.*list-address-of).*\.(tsx?|css)$/;
const reviews = /\/libs\/ui\/reviews\/src\/.*\.(tsx?|css)$/;

/** Small parts and rules that many screens have in common. */
const more =
  /\/libs\/(ui\/design-system\/src\/(?!overlays|fields\/(?!Checkbox|TextField|QuantityStepper|clamp-quantity)|translations)|domain\/(money|item)\/src\/|data-access\/catalogue-api\/src\/(elapsed-since|use-remaining-seconds|vouchers-api|use-voucher-claims)\.).*(tsx?|css)$/;

/**
 * What every page runs is one file with all that it imports; what two screens or more share is another: many small files
 * cost more, and compress worse, than what a screen does not need of them.
 */
const groups = [
  { name: 'navigation', test: navigation, priority: 1, includeDependenciesRecursively: false },
  { debugName: 'words', name: wordsOf, priority: 1, includeDependenciesRecursively: false },
  { name: 'idle', test: idle, priority: 1, includeDependenciesRecursively: false },
  { name: 'kit', test: kit, priority: 1, includeDependenciesRecursively: false },
  { debugName: 'store', name: (id: string, modules: Modules) => (isFrame(id, modules) ? 'store' : null) },
  // What all fronts, all lists of results, and all reviews have in common: few files instead of many.
  { name: 'fronts', test: fronts, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'lists', test: lists, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'reviews', test: reviews, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'more', minShareCount: 3, test: more },
];

const inWorkspace = [/^@pasar\//];

/** The package names its development build, warnings and all, whatever is being built; the other one lies beside it. */
const productionTwins = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/'),
  },
];

const checkoutSource = fileURLToPath(new URL('apps/checkout/src/index.ts', import.meta.url));

/** A storefront: `vite build` makes the browser's half, `vite build --ssr` the server's. */
export function storefront(name: string, { command, isSsrBuild }: ConfigEnv): UserConfig {
  return {
    base: `/assets/${name}/`,
    publicDir: false,
    plugins: [
      followImportMap(),
      react(),
      ...(isSsrBuild ? [] : [leanRouter(), screenModules(), compressed()]),
    ],
    build: {
      target: 'es2022',
      outDir: isSsrBuild ? 'dist/app/server' : 'dist/app/client',
      assetsDir: '.',
      emptyOutDir: true,
      manifest: isSsrBuild ? false : 'manifest.json',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: isSsrBuild
        ? { input: 'src/entry-server.tsx', output: { codeSplitting: false } }
        : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups } } },
    },
    // In development the checkout comes from source, without the import map.
    resolve: { alias: command === 'serve' ? { [remoteCheckout]: checkoutSource } : productionTwins },
    ssr: { noExternal: inWorkspace },
  };
}

const fingerprint = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 10);

/** The checkout: one module, released by itself. Its `manifest.json` says which contract it speaks. */
export function remote(name: string, contract: number, { isSsrBuild }: ConfigEnv): UserConfig {
  return {
    base: `/assets/${name}/`,
    publicDir: false,
    plugins: [
      followImportMap(),
      react(),
      ...(isSsrBuild ? [] : [remoteManifest(name, contract), compressed()]),
    ],
    build: {
      target: 'es2022',
      outDir: isSsrBuild ? 'dist/app/server' : 'dist/app/client',
      assetsDir: '.',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/index.ts',
        preserveEntrySignatures: 'strict',
        ...(isSsrBuild
          ? { output: { codeSplitting: false } }
          : { output: { entryFileNames: 'checkout-[hash].js', chunkFileNames: '[name]-[hash].js' } }),
      },
    },
    ssr: { noExternal: inWorkspace },
  };
}

function remoteManifest(name: string, contract: number): Plugin {
  return {
    name: 'pasar:remote-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
      if (entry?.type !== 'chunk') throw new Error('The remote has no entry');
      const styles = outputs.flatMap(({ fileName }) =>
        fileName.endsWith('.css') ? [`/assets/${name}/${fileName}`] : [],
      );
      const manifest = {
        url: `/assets/${name}/${entry.fileName}`,
        version: fingerprint(entry.code),
        contract,
        styles,
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest) });
    },
  };
}

const require = createRequire(import.meta.url);

const namesOf = (name: string): string[] =>
  Object.keys(require(name) as object).filter((key) => key !== 'default' && key !== '__esModule');

/** An ES module with every name of some CommonJS packages; a name that two of them have is taken from the first. */
function asModule(packages: readonly string[]): string {
  const taken = new Set<string>();
  const lines = packages.flatMap((name, at) => {
    const names = namesOf(name).filter((key) => !taken.has(key));
    names.forEach((key) => taken.add(key));
    return [
      `import all${at} from '${name}';`,
      `export const { ${names.join(', ')} } = all${at};`,
      ...(at === 0 ? ['export default all0;'] : []),
    ];
  });
  return lines.join('\n');
}

/**
 * The shared modules in one file, which compresses better than three. The default export is React's own; the others are
 * used by name alone.
 */
const vendorSource = (): string =>
  `${asModule(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])}\nexport * from 'react-redux';`;

function vendorManifest(): Plugin {
  const id = 'vendor:shared';
  return {
    name: 'pasar:vendor',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load: (wanted) => (wanted === `\0${id}` ? vendorSource() : null),
    generateBundle(_options, bundle) {
      const [file] = Object.values(bundle);
      const address = `/assets/vendor/${file?.fileName}`;
      const source = JSON.stringify(Object.fromEntries(sharedModules.map((name) => [name, address])));
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
    },
  };
}

/** What every app and the checkout share. */
export const vendor: UserConfig = {
  base: '/assets/vendor/',
  publicDir: false,
  plugins: [vendorManifest(), compressed()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist/app/client',
    assetsDir: '.',
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { vendor: 'vendor:shared' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name]-[hash].js' },
    },
  },
};

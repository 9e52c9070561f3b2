import { createRequire } from 'node:module';
import type { Plugin, UserConfig } from 'vite';
import { unusedExports } from './lean-react.data.ts';
import { leanReact } from './lean-react.ts';
import { browserMinify, compressed, sharedModules } from './shared.ts';

const require = createRequire(import.meta.url);

const isExported = (name: string): boolean =>
  name !== 'default' && name !== '__esModule' && !unusedExports.includes(name);

const listExports = (name: string): string[] => Object.keys(require(name) as object).filter(isExported);

/** Returns the source of an ES module that re-exports all names of several CommonJS packages; the first package wins. */
function asModule(packages: readonly string[]): string {
  const usedNames = new Set<string>();
  const lines = packages.flatMap((name, at) => {
    const names = listExports(name).filter((key) => !usedNames.has(key));
    names.forEach((key) => usedNames.add(key));
    return [
      `import all${at} from '${name}';`,
      `export const { ${names.join(', ')} } = all${at};`,
      ...(at === 0 ? ['export default all0;'] : []),
    ];
  });
  return lines.join('\n');
}

/** Names that the apps, the checkout and RTK Query import from react-redux. `connect` would add 2 kB. */
const reduxNames = [
  'Provider',
  'ReactReduxContext',
  'batch',
  'shallowEqual',
  'useDispatch',
  'useSelector',
  'useStore',
];

/**
 * Bundles the shared modules into one file, which compresses better than three. The default export is React; the others have
 * named exports only.
 */
const vendorSource = (): string =>
  `${asModule(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])}\nexport { ${reduxNames.join(', ')} } from 'react-redux';`;

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

/** The build of the modules that the apps and the checkout share. */
export const vendor: UserConfig = {
  base: '/assets/vendor/',
  publicDir: false,
  plugins: [leanReact(), vendorManifest(), compressed()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    minify: browserMinify.minify,
    // Parentheses around React's CommonJS wrappers make the browser compile them while it streams the file: otherwise it
    // compiles them a second time when they run, which blocks the page for 30 ms.
    terserOptions: { ...browserMinify.terserOptions, format: { wrap_func_args: true } },
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

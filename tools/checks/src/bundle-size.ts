import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { build } from 'vite';

const entry = 'virtual:entry';

/** Provides an in-memory module that resolves imports as if it were in a folder. */
const entryIn = (folder: string, code: string): Plugin => ({
  name: 'entry-in-memory',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === entry) return `\0${entry}`;
    if (importer !== `\0${entry}`) return undefined;
    return this.resolve(id, join(folder, 'entry.js'), { skipSelf: true });
  },
  load: (id) => (id === `\0${entry}` ? code : undefined),
});

/** The code to bundle, such as `export * from 'qs'`, resolved as if it were in `folder`. */
export type BundleInput = {
  readonly code: string;
  readonly folder: string;
  /** Excluded, because they are counted elsewhere. */
  readonly external?: readonly string[];
};

/** Returns the code that a browser would load: bundled for production, tree-shaken and minified like the apps. */
export const buildBundle = async ({ code, folder, external = [] }: BundleInput): Promise<string> => {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [entryIn(folder, code)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, minify: true },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
};

/** Returns the gzipped size in bytes. */
export const bundleSize = async (bundled: BundleInput): Promise<number> =>
  gzipSync(await buildBundle(bundled), { level: 9 }).length;

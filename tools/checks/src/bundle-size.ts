import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { build } from 'vite';

const entry = 'virtual:entry';

/** A module that exists in memory alone, and imports as if it lay in a folder. */
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

/** What is bundled: a module's code, such as `export * from 'qs'`, as if it lay in `folder`. */
export type Bundled = {
  readonly code: string;
  readonly folder: string;
  /** Left out, for they are counted elsewhere. */
  readonly external?: readonly string[];
};

/** The code that a browser would load: bundled for production, tree-shaken and minified as the apps are. */
export const bundleOf = async ({ code, folder, external = [] }: Bundled): Promise<string> => {
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

/** Bytes of it, as gzip leaves them. */
export const bundleSize = async (bundled: Bundled): Promise<number> =>
  gzipSync(await bundleOf(bundled), { level: 9 }).length;

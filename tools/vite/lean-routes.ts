import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reservedSegments, routePaths } from '../../libs/domain/routing-table/src/route-paths.ts';

const workspace = join(import.meta.dirname, '../..');

/** Source that runs in browsers, without the table itself and the list of routes that no screen answers. */
const sources = [
  'libs/{adapters,composition,data-access,domain,features,screen-kit,ui}/*/src/**/*.{ts,tsx}',
  'apps/{checkout,desktop,mobile-web}/src/**/*.{ts,tsx}',
];
const isLeftOut = (path: string): boolean =>
  /\.(spec|stories)\.|\/routing-table\/src\/routes\/|\/unbuilt-routes\.data\./.test(path);

/** Every word that stands in the source: an id that nothing names can be given to no function. */
const readWords = (): ReadonlySet<string> =>
  new Set(
    globSync(sources, { cwd: workspace })
      .filter((path) => !isLeftOut(path))
      .flatMap((path) => readFileSync(join(workspace, path), 'utf8').match(/[A-Za-z0-9-]+/g) ?? []),
  );

function namedPaths(): Record<string, string> {
  const words = readWords();
  return Object.fromEntries(Object.entries(routePaths).filter(([id]) => words.has(id)));
}

const modules: Readonly<Record<string, () => string>> = {
  'route-paths': () => `export const routePaths = ${JSON.stringify(namedPaths())};
export const reservedSegments = '${reservedSegments.join(' ')}'.split(' ');`,
  'check-resolves-back': () => 'export const checkResolvesBack = () => {};',
};

/**
 * A page's script builds addresses from the patterns of the routes that our source names. The table and the matcher come with
 * the first navigation, which resolves addresses: 4 kB.
 */
export const leanRoutes = (): Plugin => ({
  name: 'pasar:lean-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/routing-table\/src\/(?:route-paths|check-resolves-back)\.ts$/ },
    handler: (_, id) => ({ code: modules[id.replace(/.*\/|\.ts$/g, '')]?.() ?? '', map: null }),
  },
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reservedSegments, routePaths } from '../../libs/domain/routing-table/src/route-paths.ts';

const workspace = join(import.meta.dirname, '../..');

/** Features of the initial pages. */
const firstFeatures = ['shell', 'system-screens', 'home-screens', 'search-screens', 'product-screens'];

/** Source that initial pages load or may load, and what all pages share. Its lists of screens name every route. */
const firstPages = [
  'libs/{adapters,composition,screen-kit,ui}/*/src/**/*.{ts,tsx}',
  // No initial page makes payments.
  'libs/data-access/!(payment-api)/src/**/*.{ts,tsx}',
  `libs/features/{${firstFeatures.join(',')}}/src/**/*.{ts,tsx}`,
  'libs/domain/routing-table/src/*-path.ts',
  'apps/{desktop,mobile-web}/src/**/*.{ts,tsx}',
];
/** All other browser source. */
const otherPages = [
  'libs/{domain,features}/*/src/**/*.{ts,tsx}',
  'libs/data-access/payment-api/src/**/*.{ts,tsx}',
  'apps/checkout/src/**/*.{ts,tsx}',
];

const isLeftOut = (path: string): boolean =>
  /\.(spec|stories)\.|\/routing-table\/src\/routes\/|\/unbuilt-routes\.data\./.test(path);
const isListOfScreens = (path: string): boolean => /\/screens\.ts$/.test(path);

const readText = (path: string): string => readFileSync(join(workspace, path), 'utf8');

/** Returns every word of the files: a route id that does not occur is never passed to a function. */
const readWords = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((path) => readText(path).match(/[A-Za-z0-9-]+/g) ?? []));

/** Returns every quoted word: initial pages pass route ids to address builders as string literals. */
const readQuotedWords = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((path) =>
      [...readText(path).matchAll(/(['"`])([A-Za-z0-9-]+)\1/g)].map(([, , word = '']) => word),
    ),
  );

const findFiles = (globs: readonly string[]): string[] =>
  globSync(globs, { cwd: workspace }).filter((path) => !isLeftOut(path));

const pickPaths = (isNamed: (id: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(routePaths).filter(([id]) => isNamed(id)));

/** Returns the patterns of routes that initial pages name, and of those that only other pages name. */
function readPaths() {
  const firstFiles = findFiles(firstPages);
  const firstWords = readQuotedWords(firstFiles.filter((path) => !isListOfScreens(path)));
  const words = readWords([...firstFiles, ...findFiles(otherPages)]);
  return {
    first: pickPaths((id) => firstWords.has(id)),
    other: pickPaths((id) => words.has(id) && !firstWords.has(id)),
  };
}

const otherPathsId = 'virtual:other-route-paths';
const createModules = (first: object): Readonly<Record<string, string>> => ({
  'route-paths': `export const routePaths = ${JSON.stringify(first)};
export const reservedSegments = '${reservedSegments.join(' ')}'.split(' ');`,
  'check-resolves-back': 'export const checkResolvesBack = () => {};',
});

/**
 * Includes only the patterns of routes that the source of the initial pages names, to build addresses. Other pages load theirs
 * from an additional file. The table and the matcher load with the first navigation, which resolves addresses.
 */
export const leanRoutes = (): Plugin[] => {
  const { first, other } = readPaths();
  const modules = createModules(first);
  const isFirstPage =
    /\/libs\/features\/(shell|system-screens|home-screens|search-screens|product-screens)\//;
  return [
    {
      name: 'pasar:lean-routes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/routing-table\/src\/(?:route-paths|check-resolves-back)\.ts$/ },
        handler: (_, id) => ({ code: modules[id.replace(/.*\/|\.ts$/g, '')] ?? '', map: null }),
      },
    },
    {
      name: 'pasar:other-route-paths',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^virtual:other-route-paths$/ },
        handler: () => ({ id: `\0${otherPathsId}`, moduleSideEffects: true }),
      },
      load: {
        filter: { id: /^\0virtual:other-route-paths$/ },
        handler: () =>
          `import { routePaths } from '${join(workspace, 'libs/domain/routing-table/src/route-paths.ts')}';
Object.assign(routePaths, ${JSON.stringify(other)});`,
      },
      transform: {
        filter: {
          id: /\/libs\/(?:features|domain\/(?!routing-table)|data-access\/payment-api)\/.*\.tsx?$/,
          code: /@pasar\/routing-table/,
        },
        handler: (code, id) =>
          isFirstPage.test(id) || !code.includes('buildPath') || isListOfScreens(id)
            ? null
            : { code: `import '${otherPathsId}';${code}`, map: null },
      },
    },
  ];
};

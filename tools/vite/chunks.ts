import { join } from 'node:path';
import { readChunkMarkers } from './chunk-markers.ts';

/**
 * What packages mark their modules for, by `chunks` of their package.json:
 * - `store`: of every page.
 * - `startup`: of every page where the entry imports it statically; else it is loaded with what imports it.
 * - `navigation`: the first navigation. Address resolution (page code only builds addresses), and the list of screens.
 * - `idle`: work that starts when the page is idle. Tracking, reporting, following the account, toggle persistence.
 * - `kit`: below the store chunk, a file that stays cached when only our code changes.
 * - `fronts`, `lists`, `reviews`, `product`: what several screens of a kind share; `fields`: of filters and most forms.
 * - `more`: small components and rules that many screens share.
 * - `ungrouped`: stays with what imports it, in a package that is grouped otherwise.
 */
const chunkNames = [
  ...['store', 'startup', 'navigation', 'idle', 'kit'],
  ...['fronts', 'lists', 'reviews', 'product', 'fields', 'more', 'ungrouped'],
] as const;
type ChunkName = (typeof chunkNames)[number];

type Modules = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
};

/** Whether a module is part of the static import graph of the entry. */
const isEager = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  const info = modules.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  return info.isEntry || info.importers.some((importer) => isEager(importer, modules, seen));
};

/** Packages below the store chunk. */
const kitPackages =
  /\/node_modules\/(@reduxjs|immer|reselect|redux|redux-thunk|react-router|@standard-schema)\/|rolldown.runtime/;

/** Packages that are loaded when the page is idle. */
const idlePackages = /\/node_modules\/web-vitals\//;

/** All UI libraries' texts of one language in one chunk, to keep the number of files small. */
const textsChunk = (id: string): string | null => {
  const language = /\/libs\/ui\/[^/]+\/src\/translations\/([^/]+)\.json$/.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
};

const markers = readChunkMarkers(join(import.meta.dirname, '../..'), chunkNames);

/** A test of module ids: marked for a chunk by its package. */
const isMarked =
  (name: ChunkName) =>
  (id: string): boolean =>
    markers.get(id) === name;

const isOfStore = (id: string, modules: Modules): boolean =>
  isMarked('store')(id) || (isMarked('startup')(id) && isEager(id, modules));

/**
 * Chunk groups. Code of every page is one file with its dependencies; code that several screens share is grouped into a few
 * files: many small files cost more requests and compress worse than some unused code.
 */
export const groups = [
  { name: 'navigation', test: isMarked('navigation'), priority: 1, includeDependenciesRecursively: false },
  { debugName: 'words', name: textsChunk, priority: 1, includeDependenciesRecursively: false },
  {
    name: 'idle',
    test: (id: string) => idlePackages.test(id) || isMarked('idle')(id),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'kit',
    test: (id: string) => kitPackages.test(id) || isMarked('kit')(id),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { debugName: 'store', name: (id: string, modules: Modules) => (isOfStore(id, modules) ? 'store' : null) },
  // Few shared files for all front pages, all result lists, and all reviews.
  { name: 'fronts', test: isMarked('fronts'), minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'lists', test: isMarked('lists'), minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'reviews', test: isMarked('reviews'), minShareCount: 2, includeDependenciesRecursively: false },
  {
    name: 'product',
    test: isMarked('product'),
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'fields', test: isMarked('fields'), minShareCount: 3, includeDependenciesRecursively: false },
  { name: 'more', minShareCount: 3, test: isMarked('more') },
];

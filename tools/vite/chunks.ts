import { join } from 'node:path';
import { readChunkMarkers } from './chunk-markers.ts';

/**
 * Chunks that packages assign their modules to, in `chunks` of their package.json:
 * - `store`: every page.
 * - `startup`: every page if the entry imports it statically; otherwise it is loaded with its importers.
 * - `navigation`: the first navigation, with address resolution (pages only build addresses) and the list of screens.
 * - `idle`: work that starts when the page is idle: tracking, reporting, account updates, toggle persistence.
 * - `kit`: dependencies of the store chunk, which stay cached when only our code changes.
 * - `fronts`, `lists`, `reviews`, `product`: shared by several screens of a kind; `fields`: by filters and most forms.
 * - `sign-in`: what the ways to sign in share; `identity`: what they share with other steps that identify a shopper.
 * - `shop`: shared by a shop's screens; `social`: calls for likes and followers; `errors`: the error catalogue.
 * - `more`: small components and rules that many screens share.
 * - `ungrouped`: stays with its importers, as an exception within a package.
 */
const chunkNames = [
  ...['store', 'startup', 'navigation', 'idle', 'kit'],
  ...['fronts', 'lists', 'reviews', 'product', 'fields'],
  ...['sign-in', 'identity', 'shop', 'social', 'errors', 'more', 'ungrouped'],
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

/** npm packages in the `kit` chunk. */
const kitPackages =
  /\/node_modules\/(@reduxjs|immer|reselect|redux|redux-thunk|react-router|@standard-schema)\/|rolldown.runtime/;

/** npm packages that are loaded when the page is idle. */
const idlePackages = /\/node_modules\/web-vitals\//;

/** Puts the texts of all UI libraries in one language into one chunk, to keep the number of files small. */
const textsChunk = (id: string): string | null => {
  const language = /\/libs\/ui\/[^/]+\/src\/translations\/([^/]+)\.json$/.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
};

const markers = readChunkMarkers(join(import.meta.dirname, '../..'), chunkNames);

/** Tests whether a module's package marks it for a chunk. */
const isMarked =
  (name: ChunkName) =>
  (id: string): boolean =>
    markers.get(id) === name;

const isOfStore = (id: string, modules: Modules): boolean =>
  isMarked('store')(id) || (isMarked('startup')(id) && isEager(id, modules));

/**
 * Chunk groups. Code that every page needs is one file with its dependencies; code that several screens share is grouped into a
 * few files, since many small files need more requests and compress worse.
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
  // A few shared files for all front pages, all result lists, and all reviews.
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
  { name: 'errors', test: isMarked('errors'), includeDependenciesRecursively: false },
  { name: 'sign-in', test: isMarked('sign-in'), minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'shop', test: isMarked('shop'), minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'social', test: isMarked('social'), minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'identity', test: isMarked('identity'), minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'more', minShareCount: 3, test: isMarked('more') },
];

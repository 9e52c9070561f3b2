import { randomBytes } from 'node:crypto';
import { phoneAgent } from '../pages/store.ts';
import type { PageAddress } from './load.ts';

/** A kind of page, with the path of the n-th uncached page. */
export type PageKind = {
  readonly name: string;
  /** Whether visitors share it; shared pages are also measured from the cache. */
  readonly shared: boolean;
  /** Whether it is available without signing in. */
  readonly forVisitors: boolean;
  readonly pathAt: (index: number) => string;
};

/** Items and words of the measured store. */
export type StoreContent = {
  readonly products: readonly string[];
  readonly shops: readonly string[];
  readonly words: readonly string[];
};

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '/';

/** Each search has its own word and maximum price. */
const searchPath = (words: readonly string[], index: number): string =>
  `/search?keyword=${encodeURIComponent(pick(words, index))}&maxPrice=${1_000_000 + index}`;

export const pageKinds = ({ products, shops, words }: StoreContent): readonly PageKind[] => [
  { name: 'home', shared: true, forVisitors: true, pathAt: () => '/' },
  { name: 'search', shared: true, forVisitors: true, pathAt: (index) => searchPath(words, index) },
  { name: 'product', shared: true, forVisitors: true, pathAt: (index) => pick(products, index) },
  { name: 'shop', shared: true, forVisitors: true, pathAt: (index) => pick(shops, index) },
  { name: 'cart', shared: false, forVisitors: true, pathAt: () => '/cart' },
  { name: 'purchase list', shared: false, forVisitors: false, pathAt: () => '/user/purchase' },
];

/** The cookies of a requester, and whether they accept compressed pages. */
export type PageClient = {
  readonly cookie?: string;
  readonly encoding?: 'br';
};

const buildHeaders = (host: string, { cookie, encoding }: PageClient): Record<string, string> => ({
  host,
  'user-agent': phoneAgent,
  accept: 'text/html',
  ...(cookie !== undefined && { cookie }),
  ...(encoding && { 'accept-encoding': encoding }),
});

/** Returns a random host: pages contain their origin, so none is in the cache of shared pages. */
const freshHost = (): string => `sg.localhost:${20_000 + (randomBytes(4).readUInt32LE() % 40_000)}`;

/** Returns a page that has to be rendered for this requester. */
export const freshPage = ({ pathAt }: PageKind, asker: PageClient, index: number): PageAddress => ({
  path: pathAt(index),
  headers: buildHeaders(freshHost(), asker),
});

/** Returns the same page every time, so that it comes from the cache. */
export const samePage = ({ pathAt }: PageKind, asker: PageClient): PageAddress => ({
  path: pathAt(0),
  headers: buildHeaders('sg.localhost:20000', asker),
});

import { readFile } from 'node:fs/promises';
import type { FetchPicture } from './create-picture-fetcher.ts';
import { storeDrawing } from '../pictures/store-drawing.ts';
import type { StoredPicture } from '@pasar/database';
import { createProductPlaceholder } from './product-placeholder.ts';
import type { Product } from './product.ts';
import { inspectPicture, isRemote, locatePicture, storePicture } from './store-picture.ts';
import type { PictureProblem } from './store-picture.ts';
import type { PicturesByLink } from './to-product-tiers.ts';

/** Maximum pictures on a product page, besides one per variant. */
const maxPictures = 9;
/** Maximum links read per product. */
const maxLinks = 60;
/** Maximum links whose result is remembered during a run: variants share pictures. */
const maxRemembered = 10_000;

export type PictureStoreOptions = {
  readonly picturesDir: string;
  readonly feedDir: string;
  /** Absent unless pictures are fetched from other machines. */
  readonly fetchPicture?: FetchPicture;
  /** Whether to check pictures without storing them. */
  readonly isDryRun: boolean;
};

export type ProductPictures = {
  readonly pictures: readonly StoredPicture[];
  readonly byLink: PicturesByLink;
  readonly problems: readonly { readonly link: string; readonly problem: PictureProblem }[];
};

export type PictureStore = {
  /** Whether pictures on other machines are fetched. */
  readonly isFetching: boolean;
  /** Stores pictures from the feed's folder. */
  readonly storeLocal: (product: Product) => Promise<ProductPictures>;
  /** Also stores pictures from other machines, or a placeholder if there are none. */
  readonly storeAll: (product: Product, local: ProductPictures) => Promise<ProductPictures>;
};

type StoreResult = StoredPicture | PictureProblem;

const listLinks = ({ pictures, variants }: Product): string[] =>
  [
    ...new Set([
      ...pictures.slice(0, maxPictures),
      ...variants.flatMap((variant) => variant.pictures.slice(0, 1)),
    ]),
  ].slice(0, maxLinks);

function collect({ pictures: links }: Product, found: ReadonlyMap<string, StoreResult>): ProductPictures {
  const byLink = new Map<string, StoredPicture>();
  const problems: { link: string; problem: PictureProblem }[] = [];
  for (const [link, stored] of found)
    if (typeof stored === 'string') problems.push({ link, problem: stored });
    else byLink.set(link, stored);
  const shown = links.slice(0, maxPictures).flatMap((link) => byLink.get(link) ?? []);
  return { pictures: [...new Map(shown.map((picture) => [picture.id, picture])).values()], byLink, problems };
}

/** Creates a function that returns the placeholder of a category, which is stored when it is first used. */
function createPlaceholderFinder(picturesDir: string): (category: string) => Promise<StoredPicture> {
  const placeholders = new Map<string, Promise<StoredPicture>>();
  return (category) => {
    const placeholder = createProductPlaceholder(category);
    const stored = placeholders.get(placeholder.picture.id) ?? storeDrawing(picturesDir, placeholder);
    placeholders.set(placeholder.picture.id, stored);
    return stored;
  };
}

/** Copies the pictures of products into the store's folder. */
export function createPictureStore({
  picturesDir,
  feedDir,
  fetchPicture,
  isDryRun,
}: PictureStoreOptions): PictureStore {
  const remembered = new Map<string, Promise<StoreResult>>();
  const store = (original: Buffer): Promise<StoreResult> =>
    isDryRun ? inspectPicture(original) : storePicture(original, picturesDir);
  const storeFile = async (link: string): Promise<StoreResult> => {
    const located = await locatePicture(link, feedDir);
    if (typeof located === 'string') return located;
    const original = await readFile(located.path).catch(() => undefined);
    return original ? store(original) : 'no-picture';
  };
  const fetchAndStore = async (link: string): Promise<StoreResult> => {
    if (!fetchPicture || isDryRun) return 'remote';
    const fetched = await fetchPicture(link);
    return typeof fetched === 'string' ? fetched : store(fetched);
  };
  const remember = (link: string, find: (link: string) => Promise<StoreResult>): Promise<StoreResult> => {
    const known = remembered.get(link);
    if (known) return known;
    if (remembered.size >= maxRemembered) remembered.clear();
    const found = find(link);
    remembered.set(link, found);
    return found;
  };
  const findPlaceholder = createPlaceholderFinder(picturesDir);
  const storeEach = async (links: readonly string[], find: (link: string) => Promise<StoreResult>) => {
    const found = new Map<string, StoreResult>();
    for (const link of links) found.set(link, await remember(link, find));
    return found;
  };

  return {
    isFetching: fetchPicture !== undefined,
    storeLocal: async (product) => {
      const links = listLinks(product).filter((link) => !isRemote(link));
      return collect(product, await storeEach(links, storeFile));
    },
    storeAll: async (product, local) => {
      const links = listLinks(product).filter(isRemote);
      const remote = await storeEach(links, fetchAndStore);
      const mine = new Map<string, StoreResult>([
        ...local.byLink,
        ...local.problems.map(({ link, problem }) => [link, problem] as const),
        ...remote,
      ]);
      const all = collect(product, mine);
      if (all.pictures.length > 0) return all;
      const [ofVariant] = all.byLink.values();
      return { ...all, pictures: [ofVariant ?? (await findPlaceholder(product.categoryPath.join(' > ')))] };
    },
  };
}

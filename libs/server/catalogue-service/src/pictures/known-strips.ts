import type { Category } from '@pasar/catalogue-contract';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { readSectionCategories } from '../lists/read-section-categories.ts';
import { readCategories, toCategoryIn } from '../read-categories.ts';

/** Maximum number of pictures in a strip, as pages request them. */
export const maxPicturesPerStrip = 24;

export type KnownStrips = {
  /** Whether a page of the market shows these pictures side by side. */
  has(market: string, ids: readonly string[]): Promise<boolean>;
};

/** Returns the strips that show a list of categories. */
function toStrips(categories: readonly Category[]): string[] {
  const ids = categories.flatMap(({ picture }) => picture?.id ?? []);
  const count = Math.ceil(ids.length / maxPicturesPerStrip);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * maxPicturesPerStrip, (index + 1) * maxPicturesPerStrip).join('.'),
  );
}

const topCategories = (tree: readonly Category[]) => tree.filter(({ level }) => level === 1);
/** The supermarket shows the categories below its departments. */
const subcategories = (tree: readonly Category[]) =>
  topCategories(tree).flatMap(({ catid }) => tree.filter(({ parent_id }) => parent_id === catid));

/** Reads the categories of the home page, the mall and the supermarket, each list as its page shows it. */
async function readStrips(deps: CatalogueDeps, market: string): Promise<ReadonlySet<string>> {
  const [all, mall, supermarket] = await Promise.all([
    readCategories(deps, market),
    readSectionCategories(deps, { market }, 'is_official_shop'),
    readSectionCategories(deps, { market }, 'is_mart'),
  ]);
  const home = topCategories(all.map(toCategoryIn())).slice(0, maxPicturesPerStrip);
  return new Set([home, topCategories(mall), subcategories(supermarket)].flatMap(toStrips));
}

/** How long a strip on a page may be unknown. */
const maxAgeMs = 10_000;

/** Creates the list of strips that pages show, so that nobody can make the server render arbitrary ones. */
export function createKnownStrips(deps: CatalogueDeps, now: () => number): KnownStrips {
  const kept = new Map<string, { readonly readAt: number; readonly strips: Promise<ReadonlySet<string>> }>();
  const read = (market: string) => {
    const strips = readStrips(deps, market);
    kept.set(market, { readAt: now(), strips });
    strips.catch(() => kept.delete(market));
    return strips;
  };
  return {
    has: async (market, ids) => {
      const name = ids.join('.');
      const last = kept.get(market);
      if (last && (await last.strips).has(name)) return true;
      if (last && last.readAt + maxAgeMs > now()) return false;
      return (await read(market)).has(name);
    },
  };
}

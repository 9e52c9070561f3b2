import { readData, sendRequest } from '@pasar/attack';
import type { RunningStore } from '@pasar/attack';
import type { StoreContent } from './page-kinds.ts';

type FoundItems = {
  readonly items: readonly { readonly shopid: number; readonly itemid: number; readonly name: string }[];
};

const splitWords = (name: string): string[] => name.toLowerCase().match(/[a-z]{4,}/g) ?? [];
const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** Finds items, shops and words to request, from the store's newest items. */
export async function findContent(store: RunningStore): Promise<StoreContent> {
  const path = '/api/v4/search/search_items?sort_by=ctime&order=desc&limit=60';
  const found = readData<FoundItems>(
    await sendRequest({ port: store.port, path, headers: { host: store.host('SG') } }),
  );
  const items = found?.items ?? [];
  if (items.length === 0) throw new Error('The store has no items.');
  return {
    products: items.map(({ shopid, itemid }) => `/x-i.${shopid}.${itemid}`),
    shops: unique(items.map(({ shopid }) => `/shop/${shopid}`)),
    words: unique(items.flatMap(({ name }) => splitWords(name))),
  };
}

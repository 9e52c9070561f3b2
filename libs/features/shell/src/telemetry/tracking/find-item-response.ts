import type { Store } from '@pasar/base-api';
import { itemKeyText } from '@pasar/item';
import type { ItemKey } from '@pasar/item';
import { isObject } from '@pasar/json';
import type { TrackedItemFacts } from '@pasar/tracking/fields';

/** The store's data of an item, and the response that it comes from. */
export type ItemResponse = {
  readonly facts: TrackedItemFacts;
  /** The endpoint that returned the item, and the id of its request. */
  readonly algorithm: string;
  readonly request_id: string;
  /** The page of its list, from 0. */
  readonly page_number: number;
  readonly answeredAt: number;
};

export type FindItemResponse = (item: ItemKey) => ItemResponse | undefined;

type ItemMatch = Readonly<Pick<ItemResponse, 'facts' | 'page_number'>>;
type ItemMatches = ReadonlyMap<string, ItemMatch>;

/** Items are nested at most this deep in a response: in a section of a page of a list. */
const maxDepth = 6;

const isItem = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['itemid'] === 'number' &&
  typeof value['shopid'] === 'number' &&
  'historical_sold' in value;

const addItems = (found: Map<string, ItemMatch>, value: unknown, page_number: number, depth = 0): void => {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return;
  if (isItem(value)) {
    const facts = value as unknown as TrackedItemFacts;
    found.set(itemKeyText(facts), { facts, page_number });
    return;
  }
  for (const each of Object.values(value)) addItems(found, each, page_number, depth + 1);
};

const collectItems = (data: object): ItemMatches => {
  const found = new Map<string, ItemMatch>();
  const pages = 'pages' in data && Array.isArray(data.pages) ? data.pages : [data];
  pages.forEach((page, number) => addItems(found, page, number));
  return found;
};

/** Finds an item in the latest response that contains it; each response is indexed once. */
export const createFindItemResponse = (store: Pick<Store, 'getState'>): FindItemResponse => {
  const read = new WeakMap<object, ItemMatches>();
  const readItems = (data: object): ItemMatches => {
    const items = read.get(data) ?? collectItems(data);
    read.set(data, items);
    return items;
  };
  return (item) => {
    let latest: ItemResponse | undefined;
    for (const query of Object.values(store.getState().api.queries)) {
      const { data, endpointName = '', requestId = '', fulfilledTimeStamp = 0 } = query ?? {};
      const found = isObject(data) ? readItems(data).get(itemKeyText(item)) : undefined;
      if (!found || fulfilledTimeStamp < (latest?.answeredAt ?? 0)) continue;
      latest = { ...found, algorithm: endpointName, request_id: requestId, answeredAt: fulfilledTimeStamp };
    }
    return latest;
  };
};

/** An item in page state: the data, or the error. */
export type ItemEntry<Item> =
  | { readonly item: Item }
  | {
      /** The error code. */
      readonly error: number;
      /** Whether search engines may still index the page. */
      readonly indexable: boolean;
    };

/** A response to an item fetch, and whether search engines may index the page (amb-indexable-vs-censor-index). */
export type ItemFetchResponse<Item> =
  { readonly item: Item } | { readonly error: number; readonly censorIndex?: boolean };

/** Converts a response to an entry: the item, or the error and whether the page may be indexed (doc2 §8). @spec item-fetch-failed item-fetch-failure */
export const toItemEntry = <Item>(answer: ItemFetchResponse<Item>): ItemEntry<Item> =>
  'item' in answer ? { item: answer.item } : { error: answer.error, indexable: answer.censorIndex !== true };

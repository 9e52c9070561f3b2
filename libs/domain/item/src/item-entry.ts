/** An item as a page holds it: what was answered, or why there is none. */
export type ItemEntry<Item> =
  | { readonly item: Item }
  | {
      /** The code of the failure. */
      readonly error: number;
      /** Whether a search engine may list the page all the same. */
      readonly indexable: boolean;
    };

/** An answer to the fetch of an item, with what it says of search engines (amb-indexable-vs-censor-index). */
export type ItemAnswer<Item> =
  { readonly item: Item } | { readonly error: number; readonly censorIndex?: boolean };

/** What is kept of an answer: the item, or the error with whether the page may be listed (doc2 §8). @spec item-fetch-failed item-fetch-failure */
export const toItemEntry = <Item>(answer: ItemAnswer<Item>): ItemEntry<Item> =>
  'item' in answer ? { item: answer.item } : { error: answer.error, indexable: answer.censorIndex !== true };

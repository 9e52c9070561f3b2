type ItemKey = { readonly shopid: number; readonly itemid: number };

/** A card's key in a list: item ids are unique per shop. */
export const itemKey = ({ shopid, itemid }: ItemKey): string => `${shopid}.${itemid}`;

/** Drops duplicates: a list that changes between pages may return an item twice. */
export function uniqueItems<Item extends ItemKey>(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(itemKey(item)) && seen.add(itemKey(item)));
}

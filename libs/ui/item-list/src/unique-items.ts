type Keyed = { readonly shopid: number; readonly itemid: number };

/** A card's key in a list: ids of items are unique in their shop. */
export const itemKey = ({ shopid, itemid }: Keyed): string => `${shopid}.${itemid}`;

/** Leaves out what stood before: a list that moves while it is read may bring a card twice. */
export function uniqueItems<Item extends Keyed>(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(itemKey(item)) && seen.add(itemKey(item)));
}

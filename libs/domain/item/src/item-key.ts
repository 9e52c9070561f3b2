/** Identifies an item: item ids are unique per shop. */
export type ItemKey = { readonly shopid: number; readonly itemid: number };

/** An item's key as a text, also in queries of the API: `12.34`. */
export const itemKeyText = ({ shopid, itemid }: ItemKey): string => `${shopid}.${itemid}`;

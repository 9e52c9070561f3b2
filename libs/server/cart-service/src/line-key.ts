/** A line as the wire names it: without `modelid` for an item that has no models. */
export type WireLineKey = { readonly shopid: number; readonly itemid: number; readonly modelid?: number };

/** A line as the database names it: `modelid` is 0 for an item that has no models, so that it can stand in a key. */
export type LineKey = Required<WireLineKey>;

export const toLineKey = ({ shopid, itemid, modelid = 0 }: WireLineKey): LineKey => ({
  shopid,
  itemid,
  modelid,
});

export const toWireKey = ({ shopid, itemid, modelid }: LineKey): WireLineKey =>
  modelid === 0 ? { shopid, itemid } : { shopid, itemid, modelid };

/** One text a line, to look it up by. */
export const lineKeyText = ({ shopid, itemid, modelid }: LineKey): string => `${shopid}.${itemid}.${modelid}`;

/** The order in which rows are locked, everywhere: two carts with the same lines never wait for each other in a ring. */
export const compareLineKeys = (one: LineKey, other: LineKey): number =>
  one.shopid - other.shopid || one.itemid - other.itemid || one.modelid - other.modelid;

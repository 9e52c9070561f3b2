/** A line's key in requests and responses: without `modelid` for an item without models. */
export type WireLineKey = { readonly shopid: number; readonly itemid: number; readonly modelid?: number };

/** A line's key in the database: `modelid` is 0 for an item without models, because a key column cannot be null. */
export type LineKey = Required<WireLineKey>;

/** Reads a line of the wire; `modelid` is 0 for an item without models. */
export const toLineKey = ({ shopid, itemid, modelid = 0 }: WireLineKey): LineKey => ({
  shopid,
  itemid,
  modelid,
});

/** A line as the wire names it, which has no `modelid` for an item without models. */
export const toWireKey = ({ shopid, itemid, modelid }: LineKey): WireLineKey =>
  modelid === 0 ? { shopid, itemid } : { shopid, itemid, modelid };

/** Returns the key as a string, for use in a Map. */
export const lineKeyText = ({ shopid, itemid, modelid }: LineKey): string => `${shopid}.${itemid}.${modelid}`;

/** Compares keys for locking rows: one order everywhere prevents deadlocks. */
export const compareLineKeys = (one: LineKey, other: LineKey): number =>
  one.shopid - other.shopid || one.itemid - other.itemid || one.modelid - other.modelid;

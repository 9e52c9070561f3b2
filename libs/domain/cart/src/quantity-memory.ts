/** Quantities chosen on this page, by item and model; immutable (amb-quantity-memory). @spec add-to-cart-selection */
export type QuantityMemory = Readonly<Record<string, number>>;

/** Identifies a quantity: an item, and its model once one is chosen. */
export type QuantityKey = {
  readonly itemid: number;
  readonly modelid?: number | undefined;
};

const toKey = ({ itemid, modelid = 0 }: QuantityKey): string => `${itemid} ${modelid}`;

/** The quantity chosen for a model of an item; defaults to 1 (doc2 §4). @spec atc-drawer quantity-default */
export const rememberedQuantity = (memory: QuantityMemory, chosen: QuantityKey): number =>
  memory[toKey(chosen)] ?? 1;

/** Returns the memory with a new quantity for a model of an item. @spec atc-drawer */
export const rememberQuantity = (
  memory: QuantityMemory,
  chosen: QuantityKey,
  quantity: number,
): QuantityMemory => ({
  ...memory,
  [toKey(chosen)]: quantity,
});

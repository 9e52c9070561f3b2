/** The quantities that were chosen on this page, by item and model; a value, so that a page keeps it as it likes (amb-quantity-memory). */
export type QuantityMemory = Readonly<Record<string, number>>;

/** What something is counted by: an item, and its model once one is chosen. */
export interface Chosen {
  readonly itemid: number;
  readonly modelid?: number | undefined;
}

const keyOf = ({ itemid, modelid = 0 }: Chosen): string => `${itemid} ${modelid}`;

/** The quantity that was chosen for a model of an item; 1 when none was (doc2 §4). @spec atc-drawer quantity-default */
export const rememberedQuantity = (memory: QuantityMemory, chosen: Chosen): number =>
  memory[keyOf(chosen)] ?? 1;

/** The memory with another quantity for one model of an item. @spec atc-drawer */
export const rememberQuantity = (
  memory: QuantityMemory,
  chosen: Chosen,
  quantity: number,
): QuantityMemory => ({
  ...memory,
  [keyOf(chosen)]: quantity,
});

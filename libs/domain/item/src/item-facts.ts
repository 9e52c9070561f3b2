import type { Money } from '@pasar/money';

/** A variant of an item that can be bought, with wire names (doc2 §3 Model). */
export type ModelFacts = {
  readonly modelid: number;
  readonly stock?: number;
  /** 1 is normal (amb-model-normal). */
  readonly status?: number;
  /** The model's option of each tier variation. */
  readonly tier_index?: readonly number[];
  readonly price?: Money;
};

/** The fields of an item that the rules read, with wire names (doc2 §3 Item). Wire items and cards are assignable. */
export type ItemFacts = {
  readonly shopid?: number;
  readonly itemid?: number;
  /** 1 is normal and available. */
  readonly status?: number;
  readonly stock?: number;
  readonly is_adult?: boolean;
  readonly models?: readonly ModelFacts[];
  /** The number of models, on cards, which do not include the models themselves. */
  readonly model_count?: number;
};

/** The only status of an item or a model that can be bought. @spec item-status-normal model-status-normal */
export const normalStatus = 1;

/** The status of an item that its closed shop withholds from sale; it was normal before. */
export const withheldStatus = -1;

/** Whether any are left; a missing stock counts as 0, and a flash sale's stock is ignored (amb-stock-undefined). */
export const isInStock = ({ stock }: { readonly stock?: number }): boolean => (stock ?? 0) > 0;

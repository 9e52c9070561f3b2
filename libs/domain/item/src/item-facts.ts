import type { Money } from '@pasar/money';

/** One choice of an item that can be bought, as the wire names its fields (doc2 §3 Model). */
export type ModelFacts = {
  readonly modelid: number;
  readonly stock?: number;
  /** 1 is normal (amb-model-normal). */
  readonly status?: number;
  /** Which option of each tier variation this model is. */
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
  /** On cards, which carry no models: how many there are. */
  readonly model_count?: number;
};

/** The one status of an item or a model that can be bought. @spec item-status-normal model-status-normal */
export const normalStatus = 1;

/** Whether there is any to sell; a missing stock is none, and a flash sale's stock does not count (amb-stock-undefined). */
export const isInStock = ({ stock }: { readonly stock?: number }): boolean => (stock ?? 0) > 0;

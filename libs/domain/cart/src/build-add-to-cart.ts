/** Input of an add-to-cart request; every field may be absent or empty. */
export type AddToCartFields = {
  readonly shopid?: number | null;
  readonly itemid?: number | null;
  readonly modelid?: unknown;
  readonly quantity?: number | null | '';
  readonly checkout?: boolean | null | '';
  readonly update_checkout_only?: boolean | null | '';
  readonly donot_add_quantity?: boolean | null | '';
  readonly source?: string | null;
  readonly add_on_deal_id?: number | null | '';
  readonly item_group_id?: number | null | '';
  readonly is_add_on_sub_item?: boolean | null | '';
  readonly client_source?: number | null | '';
};

/** The request body: no empty fields, and always the four defaults. */
export type AddToCartBody = {
  shopid: number;
  itemid: number;
  modelid?: number;
  quantity: number;
  checkout: boolean;
  update_checkout_only: boolean;
  donot_add_quantity: boolean;
  source?: string;
  add_on_deal_id?: number;
  item_group_id?: number;
  is_add_on_sub_item?: boolean;
  client_source?: number;
};

/** @spec quantity-default atc-default-checkout atc-default-update-checkout-only atc-default-donot-add-quantity */
const defaults = {
  quantity: 1,
  checkout: true,
  update_checkout_only: false,
  donot_add_quantity: false,
} as const;

const fields = [
  'shopid',
  'itemid',
  'modelid',
  'quantity',
  'checkout',
  'update_checkout_only',
  'donot_add_quantity',
  'source',
  'add_on_deal_id',
  'item_group_id',
  'is_add_on_sub_item',
  'client_source',
] as const satisfies readonly (keyof AddToCartFields)[];

/** `false` and 0 are values, not empty (amb-cart-empty-false). */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/** A numeric string is not a model id (amb-modelid-text). @spec modelid-minimum */
const isModelId = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/**
 * Builds the add-to-cart request (doc2 §3). Unknown fields are dropped.
 *
 * @spec atc-modelid atc-empty-dropped add-to-cart-request
 */
export const buildAddToCart = (given: AddToCartFields): AddToCartBody => {
  const filledFields = fields.filter((field) =>
    field === 'modelid' ? isModelId(given.modelid) : !isEmpty(given[field]),
  );
  return {
    ...defaults,
    ...Object.fromEntries(filledFields.map((field) => [field, given[field]])),
  } as AddToCartBody;
};

/** What buyers were told about an item in a flash sale. */
export type SaleTerms = {
  readonly tiers: readonly { readonly name: string; readonly options: readonly string[] }[];
  /** An item without variations has one model with an empty `tier_index`. Prices are in minor units. */
  readonly models: readonly { readonly tier_index: readonly number[]; readonly price: number }[];
  readonly is_published: boolean;
};

const listTiers = ({ tiers }: SaleTerms): string =>
  JSON.stringify(tiers.map(({ name, options }) => [name, options]));

const listPrices = ({ models }: SaleTerms): string =>
  models
    .map(({ tier_index, price }) => `${tier_index.join()}:${price}`)
    .toSorted()
    .join(' ');

/** Whether an edit keeps prices, variations and visibility, as required while a flash sale runs or is announced. */
export const keepsSaleTerms = (before: SaleTerms, after: SaleTerms): boolean =>
  listTiers(before) === listTiers(after) &&
  listPrices(before) === listPrices(after) &&
  (after.is_published || !before.is_published);

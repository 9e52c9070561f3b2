/** Limits of a product, whether a seller enters it or a feed imports it. */
export const productLimits = {
  maxTitleLength: 300,
  maxDescriptionLength: 20_000,
  maxOptionLength: 60,
  maxPictures: 9,
  maxTiers: 3,
  /** Per tier variation. */
  maxOptions: 50,
  maxModels: 200,
  maxStock: 1_000_000,
  /** In minor units. A full cart of 500 lines with 999 pieces each still adds up to a safe integer. */
  maxPriceAmount: 10 ** 10,
} as const;

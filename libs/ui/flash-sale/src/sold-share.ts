/** The number of pieces at the sale price, and how many of them are sold. */
export type SaleStock = { readonly stock: number; readonly sold: number };

/** The share of a sale's stock that is sold, in whole percent: 100 only when nothing is left. */
export const soldShare = ({ stock, sold }: SaleStock): number =>
  stock <= 0 || sold >= stock ? 100 : Math.min(99, Math.floor((sold / stock) * 100));

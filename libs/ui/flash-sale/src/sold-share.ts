/** Pieces at the sale's price in all, and how many of them are sold. */
export type SaleStock = { readonly stock: number; readonly sold: number };

/** How much of a sale is sold in whole per cent: 100 only when nothing is left. */
export const soldShare = ({ stock, sold }: SaleStock): number =>
  stock <= 0 || sold >= stock ? 100 : Math.min(99, Math.floor((sold / stock) * 100));

import type { DealOffer } from './deal-offer.ts';

/** A selected item and its quantity: `modelid` is 0 for an item without models, absent while no model is selected. */
export type SelectedOption = { readonly modelid?: number; readonly quantity: number };

/** The items selected with the main item, by item id. */
export type Basket = Readonly<Record<number, SelectedOption>>;

export type BasketLine = { readonly itemid: number; readonly modelid: number; readonly quantity: number };

/** Adds or replaces an item in the basket; `undefined` removes it. */
export function updateBasket(basket: Basket, itemid: number, picked: SelectedOption | undefined): Basket {
  const { [itemid]: _, ...others } = basket;
  return picked ? { ...others, [itemid]: picked } : others;
}

/** The main item and the selected ones, line by line; undefined while a model is still missing. */
export function basketLines(
  itemid: number,
  main: SelectedOption,
  basket: Basket,
): readonly BasketLine[] | undefined {
  const all = [[itemid, main] as const, ...Object.entries(basket)];
  const lines = all.flatMap(([id, { modelid, quantity }]) =>
    modelid === undefined ? [] : [{ itemid: Number(id), modelid, quantity }],
  );
  return lines.length === all.length ? lines : undefined;
}

/** Formats the lines for the quote's query. */
export const formatQuoteLines = (lines: readonly BasketLine[]): string =>
  lines.map(({ itemid, modelid, quantity }) => `${itemid}.${modelid}.${quantity}`).join(',');

/** How many more pieces the deal needs to apply. */
export const missingPieces = ({ needed }: DealOffer, main: SelectedOption, basket: Basket): number =>
  Math.max(0, needed - Object.values(basket).reduce((sum, { quantity }) => sum + quantity, main.quantity));

import { cartApi } from '@pasar/cart-api';
import type { Quote } from '@pasar/cart-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { useState } from 'react';
import type { PurchaseState } from '../purchase/use-purchase.ts';
import { basketLines, formatQuoteLines, missingPieces, updateBasket } from './basket.ts';
import type { Basket, BasketLine, SelectedOption } from './basket.ts';
import { maxOptionQuantity } from './deal-offer.ts';
import type { DealOffer, DealOption } from './deal-offer.ts';

export type DealBasket = {
  readonly getPicked: (option: DealOption) => SelectedOption | undefined;
  readonly pick: (option: DealOption, picked: SelectedOption | undefined) => void;
  /** Undefined while a model is still missing. */
  readonly lines: readonly BasketLine[] | undefined;
  /** How many more pieces the deal needs to apply. */
  readonly missing: number;
  /** The server's price; the previous one while the next loads. */
  readonly quote: Quote | undefined;
  /** Whether the quote is for the current selection. */
  readonly settled: boolean;
  readonly quoteFailed: boolean;
};

/** The selected items of a deal and the server's price for them. Limits add-ons to what the deal allows. */
export function useDealBasket(item: ItemDetail, purchase: PurchaseState, offer: DealOffer): DealBasket {
  const [chosen, setChosen] = useState<Basket>({});
  const { quantity } = purchase;
  const modelid = purchase.open.length > 0 ? undefined : (purchase.model?.modelid ?? 0);
  const main = { quantity, ...(modelid !== undefined && { modelid }) };
  const basket = offer.options.reduce<Basket>((all, option) => {
    const picked = chosen[option.item.itemid];
    const maxQuantity = maxOptionQuantity(option, quantity);
    return picked
      ? { ...all, [option.item.itemid]: { ...picked, quantity: Math.min(picked.quantity, maxQuantity) } }
      : all;
  }, {});
  const lines = basketLines(item.itemid, main, basket);
  const { data, currentData, isError } = cartApi.useGetQuoteQuery(
    { shopid: item.shopid, lines: formatQuoteLines(lines ?? []) },
    { skip: !lines },
  );
  return {
    getPicked: (option) => basket[option.item.itemid],
    pick: (option, picked) => setChosen((before) => updateBasket(before, option.item.itemid, picked)),
    lines,
    missing: missingPieces(offer, main, basket),
    quote: lines ? data : undefined,
    settled: lines !== undefined && currentData !== undefined,
    quoteFailed: isError,
  };
}

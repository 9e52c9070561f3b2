import { cartApi } from '@pasar/cart-api';
import type { Quote } from '@pasar/cart-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { useState } from 'react';
import type { Purchase } from '../purchase/use-purchase.ts';
import { basketLines, formatQuoteLines, missingPieces, updateBasket } from './basket.ts';
import type { Basket, BasketLine, PickedOption } from './basket.ts';
import { maxOptionQuantity } from './deal-offer.ts';
import type { DealOffer, DealOption } from './deal-offer.ts';

export type DealBasket = {
  readonly getPicked: (option: DealOption) => PickedOption | undefined;
  readonly pick: (option: DealOption, picked: PickedOption | undefined) => void;
  /** Undefined while a model is still to be chosen. */
  readonly lines: readonly BasketLine[] | undefined;
  /** Pieces that are missing for the deal to count. */
  readonly missing: number;
  /** What it comes to, as the server says; the one before while the next is on its way. */
  readonly quote: Quote | undefined;
  /** The quote is that of what is chosen now. */
  readonly settled: boolean;
  readonly quoteFailed: boolean;
};

/** What is chosen beside the item, and its price by the server. An add-on never exceeds what the deal allows. */
export function useDealBasket(item: ItemDetail, purchase: Purchase, offer: DealOffer): DealBasket {
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

import { useSession } from '@pasar/account-api';
import { rememberedQuantity, rememberQuantity } from '@pasar/cart';
import type { Chosen, QuantityMemory } from '@pasar/cart';
import type { ItemDetail, Model } from '@pasar/catalogue-api';
import { isPurchasable } from '@pasar/item';
import type { Purchasability, Selection } from '@pasar/item';
import { useState } from 'react';
import { choicesOf, choose, chosenModel, firstSelection, openTiers } from './choices.ts';
import type { Choices } from './choices.ts';
import { mostPieces, offerOf } from './offer.ts';
import type { Offer } from './offer.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { AddToCart } from './use-add-to-cart.ts';

/** Everything that the page knows of the purchase that is in the making. */
export type Purchase = AddToCart & {
  readonly choices: Choices;
  readonly selection: Selection;
  readonly model: Model | undefined;
  readonly offer: Offer;
  readonly quantity: number;
  readonly most: number;
  /** Tiers where nothing is chosen. */
  readonly open: readonly string[];
  /** Whether this buyer may buy it at all. */
  readonly purchasable: Purchasability;
  readonly choose: (tier: number, option: number) => void;
  readonly setQuantity: (quantity: number) => void;
};

/** The quantity is remembered for each model. @spec atc-drawer */
function useQuantities(chosen: Chosen, most: number) {
  const [memory, setMemory] = useState<QuantityMemory>({});
  return {
    quantity: Math.min(rememberedQuantity(memory, chosen), most),
    setQuantity: (quantity: number) => setMemory(rememberQuantity(memory, chosen, quantity)),
  };
}

/** Choice, quantity and the adding of one item. */
export function usePurchase(item: ItemDetail, adult: boolean): Purchase {
  const session = useSession();
  const choices = choicesOf(item);
  const [selection, setSelection] = useState(() => firstSelection(choices));
  const model = chosenModel(choices, selection);
  const most = mostPieces(offerOf(item, model, 1));
  const { quantity, setQuantity } = useQuantities({ itemid: item.itemid, modelid: model?.modelid }, most);
  const ownShopId = session.status === 'logged-in' ? session.account.shopid : undefined;
  const buyer = { adult, ...(ownShopId !== undefined && { ownShopId }) };
  return {
    choices,
    selection,
    model,
    offer: offerOf(item, model, quantity),
    quantity,
    most,
    open: openTiers(choices, selection),
    purchasable: isPurchasable(item, buyer),
    choose: (tier, option) => setSelection(choose(selection, tier, option)),
    setQuantity,
    ...useAddToCart(item, session),
  };
}

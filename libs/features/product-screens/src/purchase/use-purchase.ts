import { useSession } from '@pasar/account-api';
import { rememberedQuantity, rememberQuantity } from '@pasar/cart';
import type { Chosen, QuantityMemory } from '@pasar/cart';
import type { ItemDetail, Model } from '@pasar/catalogue-api';
import { isPurchasable } from '@pasar/item';
import type { Buyer, Purchasability, Selection } from '@pasar/item';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toBuyer } from './to-buyer.ts';
import { choicesOf, choose, chosenModel, firstSelection, openTiers } from './choices.ts';
import type { Choices } from './choices.ts';
import { maxQuantityOf, offerOf } from './offer.ts';
import type { Offer } from './offer.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { AddTarget, AddToCart, AfterAdding } from './use-add-to-cart.ts';
import type { PendingAddToCart } from './pending-add-to-cart.ts';

/** Everything that the page knows of the purchase that is in the making. */
export type Purchase = Omit<AddToCart, 'add'> & {
  readonly add: (pending: PendingAddToCart, afterAdding: AfterAdding) => Promise<void>;
  readonly choices: Choices;
  readonly selection: Selection;
  readonly model: Model | undefined;
  readonly offer: Offer;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** Tiers where nothing is chosen. */
  readonly open: readonly string[];
  /** Whether this buyer may buy it at all. */
  readonly purchasable: Purchasability;
  readonly choose: (tier: number, option: number) => void;
  readonly setQuantity: (quantity: number) => void;
};

/** The quantities that were chosen, and what changes them: whoever holds it says how long they are remembered. */
export type QuantityState = readonly [QuantityMemory, (memory: QuantityMemory) => void];

/** The quantity is remembered for each model. @spec atc-drawer */
function useQuantities([memory, setMemory]: QuantityState, chosen: Chosen, maxQuantity: number) {
  return {
    quantity: Math.min(rememberedQuantity(memory, chosen), maxQuantity),
    setQuantity: (quantity: number) => setMemory(rememberQuantity(memory, chosen, quantity)),
  };
}

export type ChoiceOptions = {
  readonly buyer: Buyer;
  readonly quantities: QuantityState;
  readonly addToCart: AddToCart;
  readonly returnTo: AddTarget['returnTo'];
};

/** Choice and quantity of one item, which is afterAdding added by what the caller gives. */
export function useChoice(
  item: ItemDetail,
  { buyer, quantities, addToCart, returnTo }: ChoiceOptions,
): Purchase {
  const choices = choicesOf(item);
  const [selection, setSelection] = useState(() => firstSelection(choices));
  const model = chosenModel(choices, selection);
  const maxQuantity = maxQuantityOf(offerOf(item, model, 1));
  const { quantity, setQuantity } = useQuantities(
    quantities,
    { itemid: item.itemid, modelid: model?.modelid },
    maxQuantity,
  );
  return {
    choices,
    selection,
    model,
    offer: offerOf(item, model, quantity),
    quantity,
    maxQuantity,
    open: openTiers(choices, selection),
    purchasable: isPurchasable(item, buyer),
    choose: (tier, option) => setSelection(choose(selection, tier, option)),
    setQuantity,
    ...addToCart,
    add: (pending, afterAdding) => addToCart.add({ item, returnTo }, pending, afterAdding),
  };
}

/** Choice, quantity and the adding of one item, on its own page. */
export function usePurchase(item: ItemDetail, adult: boolean): Purchase {
  const session = useSession();
  return useChoice(item, {
    buyer: toBuyer(session, adult),
    quantities: useState<QuantityMemory>({}),
    addToCart: useAddToCart(session, 'product-page'),
    returnTo: useLocation(),
  });
}

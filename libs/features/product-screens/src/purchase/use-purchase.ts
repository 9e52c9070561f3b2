import { useSession } from '@pasar/account-api';
import { buyNowParam, formatBuyNow, rememberedQuantity, rememberQuantity } from '@pasar/cart';
import type { QuantityKey, QuantityMemory } from '@pasar/cart';
import type { ItemDetail, Model } from '@pasar/catalogue-api';
import { isPurchasable } from '@pasar/item';
import type { Buyer, Purchasability, Selection } from '@pasar/item';
import { buildPath } from '@pasar/routing-table';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { chosenPicture } from '../gallery/gallery-pictures.ts';
import { toBuyer } from './to-buyer.ts';
import { listModelChoices, choose, chosenModel, firstSelection, openTiers } from './model-choices.ts';
import type { ModelChoices } from './model-choices.ts';
import { findMaxQuantity, createSelectedOffer } from './selected-offer.ts';
import type { SelectedOffer } from './selected-offer.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { AddToCart } from './use-add-to-cart.ts';
import { readModelId } from './model-address.ts';
import type { PageLocation, PendingAddToCart } from './pending-add-to-cart.ts';

/** The state of the purchase on the page. */
export type PurchaseState = Omit<AddToCart, 'add'> & {
  readonly add: (pending: PendingAddToCart) => Promise<void>;
  /** Goes to the checkout of this item only, without changing the cart. Visitors sign in on the way. */
  readonly buyNow: (pending: PendingAddToCart) => void;
  readonly choices: ModelChoices;
  readonly selection: Selection;
  readonly model: Model | undefined;
  readonly offer: SelectedOffer;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** Names of the tiers where nothing is selected. */
  readonly open: readonly string[];
  /** Whether this shopper may buy the item. */
  readonly purchasable: Purchasability;
  readonly choose: (tier: number, option: number) => void;
  readonly setQuantity: (quantity: number) => void;
};

/** The remembered quantities and their setter; the caller owns the state. */
export type QuantityState = readonly [QuantityMemory, (memory: QuantityMemory) => void];

/** Remembers the quantity of each model. @spec atc-drawer */
function useQuantities([memory, setMemory]: QuantityState, chosen: QuantityKey, maxQuantity: number) {
  return {
    quantity: Math.min(rememberedQuantity(memory, chosen), maxQuantity),
    setQuantity: (quantity: number) => setMemory(rememberQuantity(memory, chosen, quantity)),
  };
}

const buyNowPath = ({ shopid, itemid }: ItemDetail, { modelid, quantity }: PendingAddToCart): string =>
  buildPath('checkout', {}, { [buyNowParam]: formatBuyNow({ shopid, itemid, modelid, quantity }) });

export type ChoiceOptions = {
  readonly buyer: Buyer;
  readonly quantities: QuantityState;
  readonly addToCart: AddToCart;
  readonly returnTo: PageLocation;
  /** The model that is chosen at first. */
  readonly modelid?: number | undefined;
};

/** The selection and quantity of one item, for `addToCart`. */
export function useChoice(
  item: ItemDetail,
  { buyer, quantities, addToCart, returnTo, modelid }: ChoiceOptions,
): PurchaseState {
  const navigate = useNavigate();
  const choices = listModelChoices(item);
  const [selection, setSelection] = useState(() => firstSelection(choices, modelid));
  const model = chosenModel(choices, selection);
  const maxQuantity = findMaxQuantity(createSelectedOffer(item, model, 1));
  const { quantity, setQuantity } = useQuantities(
    quantities,
    { itemid: item.itemid, modelid: model?.modelid },
    maxQuantity,
  );
  return {
    choices,
    selection,
    model,
    offer: createSelectedOffer(item, model, quantity),
    quantity,
    maxQuantity,
    open: openTiers(choices, selection),
    purchasable: isPurchasable(item, buyer),
    choose: (tier, option) => setSelection(choose(selection, tier, option)),
    setQuantity,
    ...addToCart,
    add: (pending) => {
      const picture = chosenPicture(item, { choices, selection });
      return addToCart.add({ item: { ...item, picture }, returnTo }, pending);
    },
    buyNow: (pending) => void navigate(buyNowPath(item, pending)),
  };
}

/** Selection, quantity and adding to the cart on the item's own page. */
export function usePurchase(item: ItemDetail, adult: boolean): PurchaseState {
  const session = useSession();
  const location = useLocation();
  return useChoice(item, {
    modelid: readModelId(location.search),
    buyer: toBuyer(session, adult),
    quantities: useState<QuantityMemory>({}),
    addToCart: useAddToCart('product-page'),
    returnTo: location,
  });
}

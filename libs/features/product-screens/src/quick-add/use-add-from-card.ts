import { accountApi, useSession } from '@pasar/account-api';
import { decideAddToCart } from '@pasar/cart';
import type { AddToCartStep } from '@pasar/cart';
import { catalogueApi } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import type { ItemFacts } from '@pasar/item';
import type { ItemCardData } from '@pasar/item-card';
import { useShowFailure, useStorages } from '@pasar/screen-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAdult } from '../adult/use-adult.ts';
import { toBuyer } from '../purchase/to-buyer.ts';
import { useAddToCart } from '../purchase/use-add-to-cart.ts';
import { addAfterSignIn } from '../purchase/requested-addition.ts';
import { itemPageLocation } from './item-page-location.ts';

/** An item whose model must be selected; `number` is a new key for each drawer. */
type Choice = { readonly item: ItemDetail; readonly open: boolean; readonly number: number };

/** `known` is false until the account request has finished: only then is it clear whether the shopper has to sign in. */
function useBuyer() {
  const session = useSession();
  const { isFetching } = accountApi.useGetAccountInfoQuery();
  const [now] = useState(() => Date.now());
  const { adult } = useAdult(now);
  return { known: session.status !== 'unknown' || !isFetching, buyer: toBuyer(session, adult) };
}

/**
 * Carries out the decision of `decideAddToCart` on a press; calls `onSettled` when the next press is
 * accepted.
 * @spec atc-login atc-product-page
 */
export function useAddFromCard(card: ItemCardData | undefined, onSettled: () => void) {
  const { t } = useTranslation('product-screens');
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const storages = useStorages();
  const { known, buyer } = useBuyer();
  const addToCart = useAddToCart('item-card');
  const [load] = catalogueApi.useLazyGetItemQuery();
  const [choice, setChoice] = useState<Choice>();

  // Whether visitors have a cart is the server's decision: where not, its answer leads to the sign-in page.
  const decide = (item: ItemFacts) => decideAddToCart({ loggedIn: true, item, ...buyer });

  const carryOut = async (step: AddToCartStep, item: ItemCardData, detail?: ItemDetail) => {
    const returnTo = itemPageLocation(item);
    if (step.next === 'product-page') return void navigate(returnTo.pathname);
    if (step.next === 'choose' && detail)
      return setChoice((last) => ({ item: detail, open: true, number: (last?.number ?? 0) + 1 }));
    const modelid = step.next === 'add' ? (step.modelid ?? 0) : 0;
    return addToCart.add({ item, returnTo }, { modelid, quantity: 1 });
  };

  /** Cards have no models: they are fetched before the decision. */
  const fetchModelsFirst = async (item: ItemCardData): Promise<void> => {
    const { data, error } = await load({ shopid: item.shopid, itemid: item.itemid });
    if (data) return carryOut(decide(data), item, data);
    await showFailure({
      call: 'add-to-cart',
      error,
      fallbackMessage: t('msg_item_not_available'),
      noResponseMessage: t('no_connection'),
      next: addAfterSignIn(storages, { item, returnTo: itemPageLocation(item) }, { modelid: 0, quantity: 1 }),
    });
  };

  const carryOutPress = useEffectEvent(async (item: ItemCardData) => {
    const step = decide(item);
    await (step.next === 'choose' ? fetchModelsFirst(item) : carryOut(step, item));
  });
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!card || !known) return;
    const run = async () => carryOutPress(card).finally(() => settle());
    void run();
  }, [card, known]);

  const closeChoice = () => setChoice((last) => last && { ...last, open: false });
  return { choice, closeChoice, buyer, addToCart };
}

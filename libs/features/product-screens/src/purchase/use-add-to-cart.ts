import type { ApiError, AppDispatch } from '@pasar/base-api';
import { addToCartSuccessKey } from '@pasar/cart';
import { buildPath } from '@pasar/routing-table';
import { onFirstInteraction, useShowFailure, useStorages, useToast } from '@pasar/screen-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { PendingAddToCart } from './pending-add-to-cart.ts';
import { addAfterSignIn } from './requested-addition.ts';
import type { RequestedAddition } from './requested-addition.ts';
import type { CartAddition } from './send-to-cart.ts';

export type AddToCart = {
  /** Whether a request is running. */
  readonly adding: boolean;
  /** Where only members have a cart, redirects visitors to sign in first and adds the item when they return. Ignored while another request is running. */
  readonly add: (target: RequestedAddition, pending: PendingAddToCart) => Promise<void>;
};

/** Long enough to reach the link to the cart. */
const addedToastMs = 6000;

const loadCartCall = () => import('./send-to-cart.ts');

/** If the chunk fails to load, this fails like a call without a connection. */
const send = async (dispatch: AppDispatch, addition: CartAddition): Promise<ApiError | undefined> => {
  try {
    return await (await loadCartCall()).sendToCart(dispatch, addition);
  } catch (cause) {
    return { kind: 'unknown', status: 0, code: -1, message: String(cause) };
  }
};

/** Adds items to the cart; `source` is where they were added from. @spec atc-login atc-spinner atc-success atc-failure */
export function useAddToCart(source: string): AddToCart {
  const { t } = useTranslation('product-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const storages = useStorages();
  const dispatch: AppDispatch = useDispatch();
  const [adding, setAdding] = useState(false);
  const busy = useRef(false);
  useEffect(() => onFirstInteraction(window, () => void loadCartCall().catch(() => undefined)), []);

  const refuse = (error: unknown, target: RequestedAddition, pending: PendingAddToCart): Promise<void> =>
    showFailure({
      call: 'add-to-cart',
      error,
      fallbackMessage: t('msg_item_not_available'),
      noResponseMessage: t('no_connection'),
      next: addAfterSignIn(storages, target, pending),
    });

  const sendAdd = async (target: RequestedAddition, pending: PendingAddToCart) => {
    const { shopid, itemid } = target.item;
    const error = await send(dispatch, { shopid, itemid, ...pending, source });
    if (error) return refuse(error, target, pending);
    toast({
      message: t(addToCartSuccessKey),
      kind: 'success',
      duration: addedToastMs,
      picture: target.item.picture.id,
      action: { label: t('view_cart'), onPress: () => void navigate(buildPath('cart', {})) },
    });
  };

  const add = async (target: RequestedAddition, pending: PendingAddToCart) => {
    if (busy.current) return;
    busy.current = true;
    setAdding(true);
    await sendAdd(target, pending).finally(() => {
      busy.current = false;
      setAdding(false);
    });
  };

  return { adding, add };
}

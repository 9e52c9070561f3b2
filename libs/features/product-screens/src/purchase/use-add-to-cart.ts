import type { Session } from '@pasar/account-api';
import { addToCartSuccessKey, buildAddToCart } from '@pasar/cart';
import { cartApi } from '@pasar/cart-api';
import { buildPath, loginPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withPendingAddToCart } from './pending-add-to-cart.ts';
import type { PageLocation, PendingAddToCart } from './pending-add-to-cart.ts';

/** After adding: stay on the page, or go on to the cart. */
export type AfterAdding = 'stay' | 'cart';

/** The item to add, and the page that a visitor returns to after signing in. */
export type AddTarget = {
  readonly item: { readonly shopid: number; readonly itemid: number };
  readonly returnTo: PageLocation;
};

export type AddToCart = {
  /** The button whose request is running. */
  readonly adding: AfterAdding | undefined;
  /** A visitor is sent to sign in first; the item is added when they come back. Ignored while another request is running. */
  readonly add: (target: AddTarget, pending: PendingAddToCart, afterAdding: AfterAdding) => Promise<void>;
};

/** Adds items to the cart; `source` names where they were added from. @spec atc-login atc-spinner atc-success atc-failure */
export function useAddToCart(session: Session, source: string): AddToCart {
  const { t } = useTranslation('product-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const [send] = cartApi.useAddToCartMutation();
  const [adding, setAdding] = useState<AfterAdding>();
  const busy = useRef(false);

  const signIn = ({ returnTo }: AddTarget, pending: PendingAddToCart) =>
    void navigate(loginPath(withPendingAddToCart(returnTo, pending)));

  const refuse = (error: unknown, { returnTo }: AddTarget, pending: PendingAddToCart): Promise<void> =>
    showFailure({
      call: 'add-to-cart',
      error,
      fallbackMessage: t('msg_item_not_available'),
      noResponseMessage: t('no_connection'),
      next: withPendingAddToCart(returnTo, pending),
    });

  const sendAdd = async (target: AddTarget, pending: PendingAddToCart, afterAdding: AfterAdding) => {
    const { shopid, itemid } = target.item;
    const answer = await send(buildAddToCart({ shopid, itemid, ...pending, source }));
    if (answer.error) return refuse(answer.error, target, pending);
    toast({ message: t(addToCartSuccessKey), kind: 'success' });
    if (afterAdding === 'cart') void navigate(buildPath('cart'));
  };

  const add = async (target: AddTarget, pending: PendingAddToCart, afterAdding: AfterAdding) => {
    if (session.status === 'not-logged-in') return signIn(target, pending);
    if (busy.current) return;
    busy.current = true;
    setAdding(afterAdding);
    await sendAdd(target, pending, afterAdding).finally(() => {
      busy.current = false;
      setAdding(undefined);
    });
  };

  return { adding, add };
}

import type { Session } from '@pasar/account-api';
import { addedMessageKey, buildAddToCart } from '@pasar/cart';
import { cartApi } from '@pasar/cart-api';
import { buildPath, loginPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withWish } from './wish.ts';
import type { Place, PendingAddToCart } from './wish.ts';

/** After adding: stay on the page, or go on to the cart. */
export type Then = 'stay' | 'cart';

/** What is added, and the page of it that a visitor comes back to from signing in. */
export type AddTarget = {
  readonly item: { readonly shopid: number; readonly itemid: number };
  readonly place: Place;
};

export type AddToCart = {
  /** Which button is at work. */
  readonly adding: Then | undefined;
  /** A visitor is sent to sign in and finds the thing in the cart afterwards. A second press while one is under way does nothing. */
  readonly add: (target: AddTarget, wish: PendingAddToCart, then: Then) => Promise<void>;
};

/** Puts items into the cart; `source` names what they were added from. @spec atc-login atc-spinner atc-success atc-failure */
export function useAddToCart(session: Session, source: string): AddToCart {
  const { t } = useTranslation('product-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const [send] = cartApi.useAddToCartMutation();
  const [adding, setAdding] = useState<Then>();
  const busy = useRef(false);

  const signIn = ({ place }: AddTarget, wish: PendingAddToCart) => void navigate(loginPath(withWish(place, wish)));

  const refuse = (error: unknown, { place }: AddTarget, wish: PendingAddToCart): Promise<void> =>
    showFailure({
      call: 'add-to-cart',
      error,
      otherwise: t('msg_item_not_available'),
      noAnswer: t('no_connection'),
      next: withWish(place, wish),
    });

  const put = async (target: AddTarget, wish: PendingAddToCart, then: Then) => {
    const { shopid, itemid } = target.item;
    const answer = await send(buildAddToCart({ shopid, itemid, ...wish, source }));
    if (answer.error) return refuse(answer.error, target, wish);
    toast({ message: t(addedMessageKey), kind: 'success' });
    if (then === 'cart') void navigate(buildPath('cart'));
  };

  const add = async (target: AddTarget, wish: PendingAddToCart, then: Then) => {
    if (session.status === 'not-logged-in') return signIn(target, wish);
    if (busy.current) return;
    busy.current = true;
    setAdding(then);
    await put(target, wish, then).finally(() => {
      busy.current = false;
      setAdding(undefined);
    });
  };

  return { adding, add };
}

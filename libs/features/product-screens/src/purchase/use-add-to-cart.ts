import type { Session } from '@pasar/account-api';
import { addedMessageKey, buildAddToCart } from '@pasar/cart';
import { cartApi } from '@pasar/cart-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { buildPath, loginPath } from '@pasar/routing-table';
import { useShowFailure, useToast } from '@pasar/screen';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { withWish } from './wish.ts';
import type { Wish } from './wish.ts';

/** After adding: stay on the page, or go on to the cart. */
export type Then = 'stay' | 'cart';

export type AddToCart = {
  /** Which button is at work. */
  readonly adding: Then | undefined;
  /** A visitor is sent to sign in and finds the thing in the cart afterwards. A second press while one is under way does nothing. */
  readonly add: (wish: Wish, then: Then) => Promise<void>;
};

/** Puts an item into the cart. @spec atc-login atc-spinner atc-success atc-failure */
export function useAddToCart(item: ItemDetail, session: Session): AddToCart {
  const { t } = useTranslation('product-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const location = useLocation();
  const [send] = cartApi.useAddToCartMutation();
  const [adding, setAdding] = useState<Then>();
  const busy = useRef(false);

  const signIn = (wish: Wish) => void navigate(loginPath(withWish(location, wish)));

  const refuse = (error: unknown, wish: Wish): Promise<void> =>
    showFailure({
      call: 'add-to-cart',
      error,
      otherwise: t('msg_item_not_available'),
      noAnswer: t('no_connection'),
      next: withWish(location, wish),
    });

  const put = async (wish: Wish, then: Then) => {
    const answer = await send(
      buildAddToCart({ shopid: item.shopid, itemid: item.itemid, ...wish, source: 'product-page' }),
    );
    if (answer.error) return refuse(answer.error, wish);
    toast({ message: t(addedMessageKey), kind: 'success' });
    if (then === 'cart') void navigate(buildPath('cart'));
  };

  const add = async (wish: Wish, then: Then) => {
    if (session.status === 'not-logged-in') return signIn(wish);
    if (busy.current) return;
    busy.current = true;
    setAdding(then);
    await put(wish, then).finally(() => {
      busy.current = false;
      setAdding(undefined);
    });
  };

  return { adding, add };
}

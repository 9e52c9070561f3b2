import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { nearestQuantity } from '@pasar/cart';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Purchase } from './use-purchase.ts';
import { readWish, withoutWish } from './wish.ts';

const exists = (item: ItemDetail, modelid: number): boolean =>
  modelid === 0 ? item.models.length === 0 : item.models.some((model) => model.modelid === modelid);

/** Whoever comes back from signing in finds what they wanted in the cart: it is added once, and the address forgets it. */
export function useWish(item: ItemDetail, purchase: Pick<Purchase, 'add' | 'purchasable'>): void {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const wish = readWish(location.search);
  const done = useRef(false);

  const fulfil = useEffectEvent(() => {
    if (!wish || done.current) return;
    done.current = true;
    void navigate(withoutWish(location), { replace: true, state: { preventScroll: true } });
    const wanted = { modelid: wish.modelid, quantity: nearestQuantity(wish.quantity) };
    if (purchase.purchasable.purchasable && exists(item, wish.modelid)) void purchase.add(wanted, 'stay');
  });

  const ready = wish !== undefined && session.status === 'logged-in';
  useEffect(() => {
    if (ready) fulfil();
  }, [ready]);
}

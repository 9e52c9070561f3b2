import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { clampQuantity } from '@pasar/cart';
import { singleModel } from '@pasar/item';
import { useStorages } from '@pasar/screen-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutPendingAddToCart } from './pending-add-to-cart.ts';
import type { PendingAddToCart } from './pending-add-to-cart.ts';
import { takeRequestedAddition } from './requested-addition.ts';
import type { PurchaseState } from './use-purchase.ts';

/** The requested model, or the only one if none is requested. Undefined if it does not exist or is not selected yet. */
const resolveModelId = ({ models }: ItemDetail, modelid: number): number | undefined => {
  if (modelid === 0) return models.length === 0 ? 0 : singleModel(models)?.modelid;
  return models.find((model) => model.modelid === modelid)?.modelid;
};

export type AddPendingProps = {
  readonly item: ItemDetail;
  readonly purchase: Pick<PurchaseState, 'add' | 'purchasable'>;
  readonly pending: PendingAddToCart;
};

/** Adds the item in the URL after sign-in, once, if it was requested in this tab, and removes it from the URL. */
export default function AddPending({ item, purchase, pending }: AddPendingProps): null {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const storages = useStorages();
  const isDone = useRef(false);

  const addPending = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    void navigate(withoutPendingAddToCart(location), { replace: true, state: { preventScroll: true } });
    if (!takeRequestedAddition(storages, item, pending)) return;
    const modelid = resolveModelId(item, pending.modelid);
    if (!purchase.purchasable.purchasable || modelid === undefined) return;
    void purchase.add({ modelid, quantity: clampQuantity(pending.quantity) });
  });

  const ready = session.status === 'logged-in';
  useEffect(() => {
    if (ready) addPending();
  }, [ready]);
  return null;
}

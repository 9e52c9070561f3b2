import { useSession } from '@pasar/account-api';
import { cartApi } from '@pasar/cart-api';
import type { CartLine, CartLineKey } from '@pasar/cart-api';
import { useShowFailure } from '@pasar/screen-kit';
import { useChangeLike } from '@pasar/social-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A removed line, and whether its product was kept among the likes. */
export type RemovedLine = { readonly line: CartLine; readonly isLiked: boolean };

export type CartChanges = {
  readonly pick: (lines: readonly CartLine[], checked: boolean) => void;
  readonly setQuantity: (line: CartLine, quantity: number) => void;
  readonly remove: (line: CartLine) => void;
  /** Keeps the product among the member's likes, and removes the line. */
  readonly moveToLikes: (line: CartLine) => void;
  /** The line removed last, until that is undone or another one is removed. */
  readonly removed: RemovedLine | undefined;
  readonly undoRemove: () => void;
};

/** The key of a cart line. */
export const toLineKey = ({ shopid, itemid, modelid }: CartLine): CartLineKey => ({
  shopid,
  itemid,
  ...(modelid && { modelid }),
});

/** Changes to the cart: applied optimistically, rolled back with a toast on failure. */
export function useCartChanges(): CartChanges {
  const [removed, setRemoved] = useState<RemovedLine>();
  const reportFailure = useReportFailure();
  const [updateCart] = cartApi.useUpdateCartMutation();
  const [removeFromCart] = cartApi.useRemoveFromCartMutation();
  const [addToCart] = cartApi.useAddToCartMutation();
  const session = useSession();
  const changeLike = useChangeLike();
  const remove = (line: CartLine, isLiked: boolean) =>
    reportFailure('cart-remove', removeFromCart({ lines: [toLineKey(line)] }), () =>
      setRemoved({ line, isLiked }),
    );
  return {
    pick: (lines, checked) =>
      reportFailure(
        'cart-update',
        updateCart({ lines: lines.map((line) => ({ ...toLineKey(line), checked })) }),
      ),
    setQuantity: (line, quantity) =>
      reportFailure('cart-update', updateCart({ lines: [{ ...toLineKey(line), quantity }] })),
    remove: (line) => remove(line, false),
    moveToLikes: (line) => {
      if (session.status !== 'logged-in') return;
      const { shopid, itemid } = line;
      const like = { shopid, itemid, member: session.account.userid };
      const liking = changeLike(like, true).then((error) => (error ? { error } : {}));
      reportFailure('like', liking, () => remove(line, true));
    },
    removed,
    undoRemove: () => {
      if (!removed) return;
      const { line } = removed;
      const { quantity, checked } = line;
      reportFailure('add-to-cart', addToCart({ ...toLineKey(line), quantity, checkout: checked }), () =>
        setRemoved(undefined),
      );
    },
  };
}

type Answer = Promise<{ readonly error?: unknown }>;

function useReportFailure(): (call: string, answer: Answer, onSuccess?: () => void) => void {
  const { t } = useTranslation('cart-screens');
  const showFailure = useShowFailure();
  return (call, answer, onSuccess) =>
    void answer.then(({ error }) => {
      if (error) void showFailure({ call, error, fallbackMessage: t('change_failed') });
      else onSuccess?.();
    });
}

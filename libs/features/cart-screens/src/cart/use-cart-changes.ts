import { useSession } from '@pasar/account-api';
import { cartApi } from '@pasar/cart-api';
import type { AddToCartRequest, CartLine, CartLineKey } from '@pasar/cart-api';
import { useShowFailure } from '@pasar/screen-kit';
import { useChangeLike } from '@pasar/social-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A line that was removed from the cart, moved to the likes or saved for later, or removed from those saved for later. */
export type RemovedLine = {
  readonly line: CartLine;
  readonly kind: 'removed' | 'moved_to_likes' | 'saved_for_later' | 'saved_removed';
};

export type CartChanges = {
  readonly pick: (lines: readonly CartLine[], checked: boolean) => void;
  readonly setQuantity: (line: CartLine, quantity: number) => void;
  /** Accepts the current prices of lines whose price has changed. */
  readonly acceptPrices: (lines: readonly CartLine[]) => void;
  /** Removes lines that cannot be bought; there is nothing to undo. */
  readonly removeAll: (lines: readonly CartLine[]) => void;
  readonly remove: (line: CartLine) => void;
  /** Keeps the product among the member's likes, and removes the line. Undefined for a guest, who has no likes. */
  readonly moveToLikes: ((line: CartLine) => void) | undefined;
  readonly saveForLater: (line: CartLine) => void;
  /** Moves a line that was saved for later back to the cart. */
  readonly moveToCart: (line: CartLine) => void;
  readonly removeSaved: (line: CartLine) => void;
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

const toAddition = (line: CartLine): AddToCartRequest => ({
  ...toLineKey(line),
  quantity: line.quantity,
  checkout: line.checked,
});

/** Changes to the cart: applied optimistically, rolled back with a toast on failure. */
export function useCartChanges(): CartChanges {
  const [removed, setRemoved] = useState<RemovedLine>();
  const reportFailure = useReportFailure();
  const [updateCart] = cartApi.useUpdateCartMutation();
  const [removeFromCart] = cartApi.useRemoveFromCartMutation();
  const [addToCart] = cartApi.useAddToCartMutation();
  const [saveForLater] = cartApi.useSaveForLaterMutation();
  const [moveToCart] = cartApi.useMoveToCartMutation();
  const [removeSaved] = cartApi.useRemoveSavedLinesMutation();
  const session = useSession();
  const changeLike = useChangeLike();
  const remove = (line: CartLine, kind: 'removed' | 'moved_to_likes') =>
    reportFailure('cart-remove', removeFromCart({ lines: [toLineKey(line)] }), () =>
      setRemoved({ line, kind }),
    );
  const like = (member: number) => (line: CartLine) => {
    const { shopid, itemid } = line;
    const liking = changeLike({ shopid, itemid, member }, true).then((error) => (error ? { error } : {}));
    reportFailure('like', liking, () => remove(line, 'moved_to_likes'));
  };
  const undoCalls: Record<RemovedLine['kind'], (line: CartLine) => readonly [string, Answer]> = {
    removed: (line) => ['add-to-cart', addToCart(toAddition(line))],
    moved_to_likes: (line) => ['add-to-cart', addToCart(toAddition(line))],
    saved_for_later: (line) => ['cart-move-to-cart', moveToCart({ lines: [toLineKey(line)] })],
    saved_removed: (line) => [
      'cart-save-for-later',
      saveForLater({ lines: [{ ...toLineKey(line), quantity: line.quantity }] }),
    ],
  };
  return {
    pick: (lines, checked) =>
      reportFailure(
        'cart-update',
        updateCart({ lines: lines.map((line) => ({ ...toLineKey(line), checked })) }),
      ),
    setQuantity: (line, quantity) =>
      reportFailure('cart-update', updateCart({ lines: [{ ...toLineKey(line), quantity }] })),
    acceptPrices: (lines) =>
      reportFailure(
        'cart-update',
        updateCart({ lines: lines.map((line) => ({ ...toLineKey(line), seen_price: line.price })) }),
      ),
    removeAll: (lines) => reportFailure('cart-remove', removeFromCart({ lines: lines.map(toLineKey) })),
    remove: (line) => remove(line, 'removed'),
    moveToLikes: session.status === 'logged-in' ? like(session.account.userid) : undefined,
    saveForLater: (line) =>
      reportFailure('cart-save-for-later', saveForLater({ lines: [toLineKey(line)] }), () =>
        setRemoved({ line, kind: 'saved_for_later' }),
      ),
    moveToCart: (line) =>
      reportFailure('cart-move-to-cart', moveToCart({ lines: [toLineKey(line)] }), () =>
        setRemoved(undefined),
      ),
    removeSaved: (line) =>
      reportFailure('cart-remove-saved', removeSaved({ lines: [toLineKey(line)] }), () =>
        setRemoved({ line, kind: 'saved_removed' }),
      ),
    removed,
    undoRemove: () => {
      if (!removed) return;
      const [call, answer] = undoCalls[removed.kind](removed.line);
      reportFailure(call, answer, () => setRemoved(undefined));
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

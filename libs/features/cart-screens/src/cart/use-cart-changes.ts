import { cartApi } from '@pasar/cart-api';
import type { CartLine, CartLineKey } from '@pasar/cart-api';
import { useShowFailure } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type CartChanges = {
  readonly pick: (lines: readonly CartLine[], checked: boolean) => void;
  readonly setQuantity: (line: CartLine, quantity: number) => void;
  readonly remove: (line: CartLine) => void;
  /** The line removed last, until that is undone or another one is removed. */
  readonly removed: CartLine | undefined;
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
  const [removed, setRemoved] = useState<CartLine>();
  const reportFailure = useReportFailure();
  const [updateCart] = cartApi.useUpdateCartMutation();
  const [removeFromCart] = cartApi.useRemoveFromCartMutation();
  const [addToCart] = cartApi.useAddToCartMutation();
  return {
    pick: (lines, checked) =>
      reportFailure(
        'cart-update',
        updateCart({ lines: lines.map((line) => ({ ...toLineKey(line), checked })) }),
      ),
    setQuantity: (line, quantity) =>
      reportFailure('cart-update', updateCart({ lines: [{ ...toLineKey(line), quantity }] })),
    remove: (line) =>
      reportFailure('cart-remove', removeFromCart({ lines: [toLineKey(line)] }), () => setRemoved(line)),
    removed,
    undoRemove: () => {
      if (!removed) return;
      const { quantity, checked } = removed;
      reportFailure('add-to-cart', addToCart({ ...toLineKey(removed), quantity, checkout: checked }), () =>
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

import { cartApi } from '@pasar/cart-api';
import type { CartLine, CartLineKey } from '@pasar/cart-api';
import { useShowFailure } from '@pasar/screen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type CartChanges = {
  readonly pick: (lines: readonly CartLine[], checked: boolean) => void;
  readonly setQuantity: (line: CartLine, quantity: number) => void;
  readonly remove: (line: CartLine) => void;
  /** The line that went last, until it is put back or another one goes. */
  readonly removed: CartLine | undefined;
  readonly putBack: () => void;
};

/** Which line of the cart a line is. */
export const keyOf = ({ shopid, itemid, modelid }: CartLine): CartLineKey => ({
  shopid,
  itemid,
  ...(modelid && { modelid }),
});

/** Every change of the cart: shown at once, taken back with a word when the server refuses. */
export function useCartChanges(): CartChanges {
  const [removed, setRemoved] = useState<CartLine>();
  const tell = useFailureToast();
  const [updateCart] = cartApi.useUpdateCartMutation();
  const [removeFromCart] = cartApi.useRemoveFromCartMutation();
  const [addToCart] = cartApi.useAddToCartMutation();
  return {
    pick: (lines, checked) =>
      tell('cart-update', updateCart({ lines: lines.map((line) => ({ ...keyOf(line), checked })) })),
    setQuantity: (line, quantity) =>
      tell('cart-update', updateCart({ lines: [{ ...keyOf(line), quantity }] })),
    remove: (line) => tell('cart-remove', removeFromCart({ lines: [keyOf(line)] }), () => setRemoved(line)),
    removed,
    putBack: () => {
      if (!removed) return;
      const { quantity, checked } = removed;
      tell('add-to-cart', addToCart({ ...keyOf(removed), quantity, checkout: checked }), () =>
        setRemoved(undefined),
      );
    },
  };
}

type Answer = Promise<{ readonly error?: unknown }>;

function useFailureToast(): (call: string, answer: Answer, onSuccess?: () => void) => void {
  const { t } = useTranslation('cart-screens');
  const showFailure = useShowFailure();
  return (call, answer, onSuccess) =>
    void answer.then(({ error }) => {
      if (error) void showFailure({ call, error, otherwise: t('change_failed') });
      else onSuccess?.();
    });
}

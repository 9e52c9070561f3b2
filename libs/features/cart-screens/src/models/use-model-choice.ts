import type { Cart, CartLine } from '@pasar/cart-api';
import { useFormat, useToast } from '@pasar/screen-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeModelChange } from './describe-model-change.ts';
import { modelButtonId } from './model-button-id.ts';

/** A line whose variant is being chosen. */
export type ModelChoice = {
  readonly line: CartLine | undefined;
  readonly isOpen: boolean;
  readonly open: (line: CartLine) => void;
  readonly close: () => void;
  /** Closes the drawer and tells what has changed, above all the price. */
  readonly finish: (after: Cart, modelid: number) => void;
};

/** Long enough to read a name and two prices. */
const changedToastMs = 6000;

/** The state of the drawer in which a line's variant is chosen. After a change the focus moves to the changed line. */
export function useModelChoice(cart: Cart): ModelChoice {
  const [line, setLine] = useState<CartLine>();
  const [isOpen, setOpen] = useState(false);
  const [focusId, setFocusId] = useState<string>();
  const showChange = useShowChange();
  useEffect(() => {
    if (focusId && !isOpen) document.getElementById(focusId)?.focus({ preventScroll: true });
  }, [focusId, isOpen, cart]);
  return {
    line,
    isOpen,
    open: (chosen) => {
      setLine(chosen);
      setFocusId(undefined);
      setOpen(true);
    },
    close: () => setOpen(false),
    finish: (after, modelid) => {
      setOpen(false);
      if (!line) return;
      setFocusId(modelButtonId({ ...line, modelid }));
      showChange({ before: cart, after }, line, modelid);
    },
  };
}

function useShowChange() {
  const { t } = useTranslation('cart-screens');
  const toast = useToast();
  const { money } = useFormat();
  return (carts: { readonly before: Cart; readonly after: Cart }, changed: CartLine, modelid: number) => {
    const change = describeModelChange(carts, changed, modelid);
    if (!change) return;
    const { line, isPriceChanged, isLimited } = change;
    const price = { price: money(line.price), before: money(changed.price) };
    const message = [
      t('variant_changed', { variant: line.model_name }),
      isPriceChanged && t('price_now', price),
      isLimited && t('left', { count: line.stock }),
    ];
    toast({
      message: message.filter(Boolean).join(' '),
      kind: 'success',
      duration: changedToastMs,
      picture: line.picture.id,
    });
  };
}

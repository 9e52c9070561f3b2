import type { QuantityMemory } from '@pasar/cart';
import type { ItemCardData } from '@pasar/item-card';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { QuickAddDrawer } from './QuickAddDrawer.tsx';
import { useAddFromCard } from './use-add-from-card.ts';

export type QuickAddProps = {
  /** The card whose cart button was pressed; undefined if none. */
  readonly item: ItemCardData | undefined;
  readonly onSettled: () => void;
};

/** Handles the cart button of a card: adds at once, opens a drawer to choose, or navigates. @spec atc-direct atc-drawer */
export function QuickAdd({ item, onSettled }: QuickAddProps): ReactElement {
  const { choice, closeChoice, buyer, addToCart } = useAddFromCard(item, onSettled);
  const quantities = useState<QuantityMemory>({});
  return (
    <>
      {choice ? (
        <QuickAddDrawer
          key={choice.number}
          item={choice.item}
          open={choice.open}
          onClose={closeChoice}
          {...{ buyer, addToCart, quantities }}
        />
      ) : null}
    </>
  );
}

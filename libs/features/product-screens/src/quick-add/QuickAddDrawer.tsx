import type { ItemDetail } from '@pasar/catalogue-api';
import type { ReactElement } from 'react';
import ChoiceDrawer from '../purchase/ChoiceDrawer.tsx';
import { useChoice } from '../purchase/use-purchase.ts';
import type { ChoiceOptions } from '../purchase/use-purchase.ts';
import { itemPageLocation } from './item-page-location.ts';

type Props = Omit<ChoiceOptions, 'returnTo'> & {
  readonly item: ItemDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Asks for model and quantity in a drawer over the list. */
export function QuickAddDrawer({ item, open, onClose, ...options }: Props): ReactElement {
  const purchase = useChoice(item, { ...options, returnTo: itemPageLocation(item) });
  return (
    <ChoiceDrawer
      item={item}
      purchase={purchase}
      description={item.name}
      action="add"
      open={open}
      onOpenChange={(still) => !still && onClose()}
    />
  );
}

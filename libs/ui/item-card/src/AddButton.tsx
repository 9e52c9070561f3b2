import { shouldPropagateClick } from '@pasar/cart';
import { IconButton, Spinner } from '@pasar/design-system';
import type { ReactElement, SyntheticEvent } from 'react';
import styles from './CardControls.module.css';
import type { ItemCardData } from './item-card-data.ts';
import { useQuickAdd } from './quick-add.tsx';
import { useCardWords } from './translations/use-card-words.ts';

type Props = {
  readonly item: ItemCardData;
};

/** The item's page without its name, since a list repeats it for each card: where the button leads without script. */
const toShortPath = ({ shopid, itemid }: ItemCardData): string => `/product/${shopid}/${itemid}`;

const keepFromCard = (event: SyntheticEvent): void => {
  if (!shouldPropagateClick()) event.stopPropagation();
};

/** The cart button beside the price; disabled while the item is being added. @spec add-to-cart-spinner atc-spinner atc-propagation */
export function AddButton({ item }: Props): ReactElement | null {
  const words = useCardWords();
  const quickAdd = useQuickAdd();
  if (!quickAdd) return null;
  const adding = quickAdd.adding?.itemid === item.itemid && quickAdd.adding.shopid === item.shopid;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    keepFromCard(event);
    if (!adding) quickAdd.press(item);
  };
  return (
    <form method="get" action={toShortPath(item)} className={styles.addForm} onSubmit={submit}>
      <IconButton
        type="submit"
        icon="cart"
        label={words(adding ? 'adding' : 'add', { name: item.name })}
        title=""
        aria-busy={adding || undefined}
        aria-disabled={adding || undefined}
        onClick={keepFromCard}
      />
      {adding ? <Spinner className={styles.spinner} /> : null}
    </form>
  );
}

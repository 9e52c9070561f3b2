import { cartApi } from '@pasar/cart-api';
import type { CartLine } from '@pasar/cart-api';
import { Button, Card, IconButton, Image, joinClasses, Price } from '@pasar/design-system';
import { productPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LineProblem } from '../cart/LineProblem.tsx';
import type { CartChanges } from '../cart/use-cart-changes.ts';
import rowStyles from '../cart/CartLineRow.module.css';
import styles from './SavedLines.module.css';

type SavedChanges = Pick<CartChanges, 'moveToCart' | 'removeSaved'>;
type Props = { readonly changes: SavedChanges };

/** The lines saved for later, at the prices and stocks of now; nothing without any. */
export function SavedLines({ changes }: Props): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  const { data } = cartApi.useGetSavedLinesQuery();
  if (!data || data.lines.length === 0) return null;
  const title = t('saved_title', { number: data.lines.length });
  return (
    <Card as="section" aria-label={title} padding="none">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.lines}>
        {data.lines.map((line) => (
          <SavedLine key={`${line.itemid}-${line.modelid ?? 0}`} line={line} changes={changes} />
        ))}
      </ul>
    </Card>
  );
}

function SavedLine({ line, changes }: Props & { readonly line: CartLine }): ReactElement {
  const { t } = useTranslation('cart-screens');
  const { name } = line;
  const to = productPath({ name, shopId: line.shopid, itemId: line.itemid });
  return (
    <li className={joinClasses(styles.line, line.problem && rowStyles.faded)}>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Image picture={line.picture.id} alt="" sizes="5.5rem" tinted rounded className={rowStyles.picture} />
      </Link>
      <div className={rowStyles.words}>
        <Link className={rowStyles.name} to={to}>
          {name}
        </Link>
        {line.model_name ? <span className={styles.model}>{line.model_name}</span> : null}
        <LineProblem line={line} />
        <Price price={line.price} before={line.price_before_discount ?? null} />
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="secondary"
          disabled={line.problem !== undefined}
          aria-label={t('move_item_to_cart', { name })}
          onClick={() => changes.moveToCart(line)}
        >
          {t('move_to_cart')}
        </Button>
        <IconButton
          icon="trash"
          label={t('remove_saved', { name })}
          onClick={() => changes.removeSaved(line)}
        />
      </div>
    </li>
  );
}

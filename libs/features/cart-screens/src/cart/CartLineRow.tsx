import type { CartLine } from '@pasar/cart-api';
import { Checkbox, IconButton, Image, joinClasses, Price, QuantityStepper, Tag } from '@pasar/design-system';
import { productPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './CartLineRow.module.css';
import { LineProblem } from './LineProblem.tsx';
import type { CartChanges } from './use-cart-changes.ts';

type Props = { readonly line: CartLine; readonly changes: CartChanges };

/** A cart line: checkbox, item, price and quantity. */
export function CartLineRow({ line, changes }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const to = productPath({ name: line.name, shopId: line.shopid, itemId: line.itemid });
  return (
    <li className={joinClasses(styles.line, line.problem && styles.faded)}>
      <Checkbox
        labelHidden
        label={line.name}
        checked={line.checked && !line.problem}
        disabled={Boolean(line.problem)}
        onChange={(event) => changes.pick([line], event.target.checked)}
      />
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Image picture={line.picture.id} alt="" sizes="5.5rem" tinted rounded className={styles.picture} />
      </Link>
      <LineDetails line={line} to={to} />
      <div className={styles.actions}>
        <QuantityStepper
          size="sm"
          label={line.name}
          value={line.quantity}
          max={Math.max(line.stock, line.quantity)}
          disabled={line.stock === 0}
          onValueChange={(quantity) => changes.setQuantity(line, quantity)}
        />
        <IconButton
          icon="heart"
          label={t('move_to_likes', { name: line.name })}
          onClick={() => changes.moveToLikes(line)}
        />
        <IconButton
          icon="trash"
          label={t('remove_item', { name: line.name })}
          onClick={() => changes.remove(line)}
        />
      </div>
    </li>
  );
}

/** Name, problem and price of the line. */
function LineDetails({ line, to }: Pick<Props, 'line'> & { readonly to: string }): ReactElement {
  return (
    <div className={styles.words}>
      <Link className={styles.name} to={to}>
        {line.name}
      </Link>
      {line.model_name ? <span className={styles.model}>{line.model_name}</span> : null}
      <LineProblem line={line} />
      <span className={styles.price}>
        <Price price={line.price} before={line.price_before_discount ?? null} />
      </span>
      <DealTag line={line} />
    </div>
  );
}

/** The discount of a deal, as calculated by the server. */
function DealTag({ line: { deal_discount, deal_label } }: Pick<Props, 'line'>): ReactElement | null {
  const { money } = useFormat();
  return deal_discount ? (
    <span>
      <Tag tone="price-soft" icon="tag" size="sm">
        {[deal_label, `−${money(deal_discount)}`].filter(Boolean).join(' · ')}
      </Tag>
    </span>
  ) : null;
}

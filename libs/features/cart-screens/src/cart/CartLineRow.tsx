import { clampQuantity } from '@pasar/cart';
import type { CartLine } from '@pasar/cart-api';
import {
  Button,
  Checkbox,
  IconButton,
  Image,
  joinClasses,
  Price,
  QuantityStepper,
  Tag,
} from '@pasar/design-system';
import { productPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ModelButton } from '../models/ModelButton.tsx';
import styles from './CartLineRow.module.css';
import { LineProblem } from './LineProblem.tsx';
import { PriceChangeTag } from './PriceChangeTag.tsx';
import { PromotionTag } from './PromotionTag.tsx';
import { SaleLimitTag } from './SaleLimitTag.tsx';
import type { CartChanges } from './use-cart-changes.ts';

type Props = {
  readonly line: CartLine;
  readonly changes: CartChanges;
  readonly onChooseModel: (line: CartLine) => void;
};

/** A cart line: checkbox, item, price and quantity. */
export function CartLineRow({ line, changes, onChooseModel }: Props): ReactElement {
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
      <LineDetails line={line} to={to} changes={changes} onChooseModel={() => onChooseModel(line)} />
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
          icon="bookmark"
          label={t('save_for_later', { name: line.name })}
          onClick={() => changes.saveForLater(line)}
        />
        {changes.moveToLikes ? (
          <IconButton
            icon="heart"
            label={t('move_to_likes', { name: line.name })}
            onClick={() => changes.moveToLikes?.(line)}
          />
        ) : null}
        <IconButton
          icon="trash"
          label={t('remove_item', { name: line.name })}
          onClick={() => changes.remove(line)}
        />
      </div>
    </li>
  );
}

type DetailsProps = Pick<Props, 'line' | 'changes'> & {
  readonly to: string;
  readonly onChooseModel: () => void;
};

/** Name, variant, problem and price of the line. */
function LineDetails({ line, to, changes, onChooseModel }: DetailsProps): ReactElement {
  return (
    <div className={styles.words}>
      <Link className={styles.name} to={to}>
        {line.name}
      </Link>
      <ModelButton line={line} onOpen={onChooseModel} />
      <LineProblem line={line} />
      {line.problem === 'not-enough-stock' ? <SetToLeft line={line} changes={changes} /> : null}
      {isFixedByModel(line) ? <OtherModelButton onOpen={onChooseModel} /> : null}
      <span className={styles.price}>
        <Price price={line.price} before={line.price_before_discount ?? null} />
      </span>
      <PriceChangeTag line={line} />
      <SaleLimitTag line={line} />
      <PromotionTag line={line} />
      <DealTag line={line} />
    </div>
  );
}

/** Reduces the quantity to what is left. */
function SetToLeft({ line, changes }: Pick<Props, 'line' | 'changes'>): ReactElement {
  const { t } = useTranslation('cart-screens');
  const number = clampQuantity(line.quantity, line.stock);
  return (
    <span className={styles.remedy}>
      <Button size="sm" variant="secondary" onClick={() => changes.setQuantity(line, number)}>
        {t('set_to_left', { number })}
      </Button>
    </span>
  );
}

/** Whether another variant may be bought instead: the item has others, and only this one is not available. */
const isFixedByModel = ({ problem, model_count = 0 }: CartLine): boolean =>
  model_count > 1 && (problem === 'out-of-stock' || problem === 'unavailable');

function OtherModelButton({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const { t } = useTranslation('cart-screens');
  return (
    <span className={styles.remedy}>
      <Button size="sm" variant="secondary" onClick={onOpen}>
        {t('choose_variant')}
      </Button>
    </span>
  );
}

/** The discount of a deal, as calculated by the server. */
function DealTag({ line: { deal_discount, deal_label } }: Pick<Props, 'line'>): ReactElement | null {
  const { money } = useFormat();
  return deal_discount ? (
    <span>
      <Tag tone="price-soft" icon="tag" size="sm" wraps>
        {[deal_label, `−${money(deal_discount)}`].filter(Boolean).join(' · ')}
      </Tag>
    </span>
  ) : null;
}

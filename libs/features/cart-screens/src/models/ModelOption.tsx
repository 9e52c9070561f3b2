import type { CartLine } from '@pasar/cart-api';
import { Image, joinClasses, Price } from '@pasar/design-system';
import { money, subtractMoney } from '@pasar/money';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LineProblem } from '../cart/LineProblem.tsx';
import styles from './ModelOption.module.css';

type Props = {
  readonly model: CartLine;
  /** The line whose variant is being changed. */
  readonly current: CartLine;
  /** The quantity of this variant in the cart, if there is another line of it. */
  readonly alreadyInCart: number | undefined;
};

/** A variant: its picture, name, stock and price, and how much more or less it costs than the current one. */
export function ModelOption({ model, current, alreadyInCart }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const isCurrent = model.modelid === current.modelid;
  return (
    <span className={joinClasses(styles.option, model.problem && styles.faded)}>
      <Image picture={model.picture.id} alt="" sizes="4rem" tinted rounded className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{model.model_name}</span>
        <LineProblem line={model} />
        {isCurrent ? <span className={styles.note}>{t('current_variant')}</span> : null}
        {!isCurrent && alreadyInCart ? (
          <span className={styles.note}>{t('already_in_cart', { number: alreadyInCart })}</span>
        ) : null}
        <span className={styles.price}>
          <Price price={model.price} before={model.price_before_discount ?? null} />
          {isCurrent ? null : <PriceDifference model={model} current={current} />}
        </span>
      </span>
    </span>
  );
}

/** `+$2.00` or `−$2.00`; nothing if the price is the same. */
function PriceDifference({ model, current }: Pick<Props, 'model' | 'current'>): ReactElement | null {
  const format = useFormat();
  const { amount, currency } = subtractMoney(model.price, current.price);
  if (amount === 0 || current.price.amount === 0) return null;
  return (
    <span className={amount < 0 ? styles.less : styles.more}>
      {amount < 0 ? '−' : '+'}
      {format.money(money(Math.abs(amount), currency))}
    </span>
  );
}

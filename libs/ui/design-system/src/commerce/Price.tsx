import type { Money } from '@pasar/money';
import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import { useMoneyText, usePercentText } from './format-context.ts';
import { OriginalPrice } from './OriginalPrice.tsx';
import styles from './Price.module.css';

export type PriceProps = {
  /** Money is formatted in the page's language; a string is rendered unchanged. */
  readonly price: Money | string;
  /** The most expensive variant's price, shown as a range if it differs. */
  readonly priceMax?: Money | string | null;
  /** The original price, struck through. */
  readonly before?: Money | string | null;
  /** Whole percent. */
  readonly discount?: number | null;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `plain` for amounts that are not offers (a total, a shipping fee). */
  readonly tone?: 'price' | 'plain';
  readonly className?: string;
};

/** The price with the original price and the discount. */
export function Price({
  price,
  priceMax,
  before,
  discount,
  size = 'md',
  tone = 'price',
  className,
}: PriceProps): ReactElement {
  const write = useMoneyText();
  const [low, high, old] = [write(price), priceMax && write(priceMax), before && write(before)];
  return (
    <span className={joinClasses(styles.root, styles[size], styles[tone], className)}>
      <span className={styles.now}>{high && high !== low ? `${low} – ${high}` : low}</span>
      {old && old !== low ? <OriginalPrice price={old} className={styles.before} /> : null}
      {discount ? <DiscountTag percent={discount} /> : null}
    </span>
  );
}

/** The discount as a small tag. */
export function DiscountTag({ percent }: { readonly percent: number }): ReactElement {
  const words = useWords();
  const percentText = usePercentText()(percent);
  return (
    <span className={styles.discount}>
      <span aria-hidden="true">−{percentText}</span>
      <span className="visually-hidden">{words('discount', { percent: percentText })}</span>
    </span>
  );
}

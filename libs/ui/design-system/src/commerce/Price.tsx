import type { Money } from '@pasar/money';
import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import { useMoneyText, usePercentText } from './format-context.ts';
import styles from './Price.module.css';

export type PriceProps = {
  /** Money is written in the page's language; a text stands as it is. */
  readonly price: Money | string;
  /** The dearest variant, when variants differ: shown as a range. */
  readonly priceMax?: Money | string | null;
  /** What it cost before, struck through. */
  readonly before?: Money | string | null;
  /** Whole percent off. */
  readonly discount?: number | null;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `plain` for sums that are no offer (a total, a shipping fee). */
  readonly tone?: 'price' | 'plain';
  readonly className?: string;
};

/** A price as the shop writes it: what it costs, what it cost, how much less that is. Old prices are named for screen readers. */
export function Price({
  price,
  priceMax,
  before,
  discount,
  size = 'md',
  tone = 'price',
  className,
}: PriceProps): ReactElement {
  const words = useWords();
  const write = useMoneyText();
  const [low, high, old] = [write(price), priceMax && write(priceMax), before && write(before)];
  return (
    <span className={joinClasses(styles.root, styles[size], styles[tone], className)}>
      <span className={styles.now}>{high && high !== low ? `${low} – ${high}` : low}</span>
      {old && old !== low ? (
        <s className={styles.before}>
          <span className="visually-hidden">{words('was', { price: '' })}</span>
          {old}
        </s>
      ) : null}
      {discount ? <DiscountTag percent={discount} /> : null}
    </span>
  );
}

/** The percentage taken off, as a small flag. */
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

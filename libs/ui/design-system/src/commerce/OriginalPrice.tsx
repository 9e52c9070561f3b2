import type { Money } from '@pasar/money';
import type { ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import { useMoneyText } from './format-context.ts';
import styles from './OriginalPrice.module.css';

export type OriginalPriceProps = {
  /** Money is formatted in the page's language; a string is rendered unchanged. */
  readonly price: Money | string;
  readonly className?: string | undefined;
};

/** The price before a discount, struck through and labelled for screen readers. */
export function OriginalPrice({ price, className }: OriginalPriceProps): ReactElement {
  const words = useWords();
  const write = useMoneyText();
  return (
    <s className={joinClasses(styles.root, className)}>
      <span className="visually-hidden">{words('was', { price: '' })}</span>
      {write(price)}
    </s>
  );
}

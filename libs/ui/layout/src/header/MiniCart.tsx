import { ButtonLink, Image, Price } from '@pasar/design-system';
import type { PictureRef } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './MiniCart.module.css';

/** A cart line with the path of its product. */
export type MiniCartLine = {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly note: string;
  readonly picture: PictureRef;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly quantity: number;
};

export type MiniCartProps = {
  readonly cartTo: string;
  /** The latest lines. */
  readonly lines: readonly MiniCartLine[];
  /** The number of lines in the cart. */
  readonly count: number;
  readonly loading?: boolean;
};

/** A preview of the latest cart lines. */
export function MiniCart({ cartTo, lines, count, loading = false }: MiniCartProps): ReactElement {
  const words = useLayoutWords();
  if (lines.length === 0)
    return <p className={styles.empty}>{words(loading ? 'mini_cart_loading' : 'mini_cart_empty')}</p>;
  return (
    <div className={styles.cart}>
      <p className={styles.title}>{words('mini_cart_latest')}</p>
      <ul>
        {lines.map(({ key, to, name, note, picture, price, quantity }) => (
          <li key={key}>
            <Link to={to} className={styles.line}>
              <Image picture={picture} alt="" sizes="3rem" widest={160} rounded className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{[note, `× ${quantity}`].filter(Boolean).join(' ')}</span>
              </span>
              <Price price={price} size="sm" />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <ButtonLink to={cartTo} size="sm" block>
          {words('cart_count', { count })}
        </ButtonLink>
      </div>
    </div>
  );
}

import { Image } from '@pasar/design-system';
import type { OrderLine } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import styles from './ShopOrderLines.module.css';

type Props = { readonly lines: readonly OrderLine[] };

/** The lines to pack: picture, name, variant and quantity. */
export function ShopOrderLines({ lines }: Props): ReactElement {
  const format = useFormat();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.line_no} className={styles.line}>
          <Image picture={line.picture.id} alt="" sizes="3.5rem" tinted rounded className={styles.picture} />
          <span>
            {line.name}
            {line.model_name ? <span className={styles.model}>{line.model_name}</span> : null}
          </span>
          <span className={styles.quantity}>×{format.number(line.quantity - (line.given_back ?? 0))}</span>
        </li>
      ))}
    </ul>
  );
}

import { Image, Tag } from '@pasar/design-system';
import type { OrderLine } from '@pasar/order-api';
import { productPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './OrderLines.module.css';

/** What was bought, at the price of then; each line leads to its product. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }): ReactElement {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.itemid}-${line.modelid ?? 0}`}>
          <LineLink line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineLink({ line }: { readonly line: OrderLine }): ReactElement {
  const format = useFormat();
  return (
    <Link
      className={styles.line}
      to={productPath({ name: line.name, shopId: line.shopid, itemId: line.itemid })}
    >
      <Image picture={line.picture.id} alt="" sizes="4.5rem" tinted rounded className={styles.picture} />
      <span>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.model}>{line.model_name}</span>
        {line.deal_discount ? (
          <span className={styles.deal}>
            <Tag tone="price-soft" icon="tag" size="sm">
              −{format.money(line.deal_discount)}
            </Tag>
          </span>
        ) : null}
      </span>
      <span className={styles.sum}>
        {format.money(line.price)}
        <br />
        <span className={styles.model}>×{format.number(line.quantity)}</span>
      </span>
    </Link>
  );
}

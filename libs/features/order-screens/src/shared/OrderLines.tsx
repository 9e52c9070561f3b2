import { Image, Tag } from '@pasar/design-system';
import type { OrderLine } from '@pasar/order-api';
import { productPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './OrderLines.module.css';

/** The items bought, at the price paid; each line links to its product. */
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
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { given_back = 0 } = line;
  return (
    <Link
      className={styles.line}
      to={productPath({ name: line.name, shopId: line.shopid, itemId: line.itemid })}
    >
      <Image picture={line.picture.id} alt="" sizes="4.5rem" tinted rounded className={styles.picture} />
      <span>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.model}>{line.model_name}</span>
        {given_back > 0 ? (
          <span className={styles.givenBack}>
            {t('pieces_given_back', { pieces: format.number(given_back) })}
          </span>
        ) : null}
        <Deal line={line} />
      </span>
      <span className={styles.sum}>
        {format.money(line.price)}
        <br />
        <span className={styles.model}>×{format.number(line.quantity)}</span>
      </span>
    </Link>
  );
}

/** The line's flash sale, deal and discount. */
function Deal({ line }: { readonly line: OrderLine }): ReactElement | null {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { flash_quantity, deal_label, deal_discount, quantity } = line;
  const pieces =
    flash_quantity === undefined || flash_quantity === quantity ? '' : ` ×${format.number(flash_quantity)}`;
  const parts = [
    flash_quantity === undefined ? '' : t('flash_sale') + pieces,
    deal_label,
    deal_discount && `−${format.money(deal_discount)}`,
  ].filter(Boolean);
  return parts.length === 0 ? null : (
    <span className={styles.deal}>
      <Tag tone="price-soft" icon={flash_quantity === undefined ? 'tag' : 'bolt-filled'} size="sm" wraps>
        {parts.join(' · ')}
      </Tag>
    </span>
  );
}

import type { ChatMessage } from '@pasar/chat-api';
import { Image, Price } from '@pasar/design-system';
import { buildPath, productPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Attachment.module.css';

type Picture = NonNullable<ChatMessage['item']>['picture'];

function AttachmentCard({
  to,
  picture,
  children,
}: {
  readonly to: string;
  readonly picture: Picture;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Link className={styles.card} to={to}>
      <Image {...(picture && { picture })} alt="" sizes="3.5rem" widest={320} className={styles.picture} />
      <span className={styles.words}>{children}</span>
    </Link>
  );
}

/** The item that a message is about, in its current state. */
export function ItemAttachment({
  item: { shopid, itemid, name, picture, price, available },
}: {
  readonly item: NonNullable<ChatMessage['item']>;
}): ReactElement {
  const { t } = useTranslation('chat-screens');
  return (
    <AttachmentCard to={productPath({ name, shopId: shopid, itemId: itemid })} picture={picture}>
      <span className={styles.name}>{name || t('item_gone')}</span>
      {available ? <Price price={price} size="sm" /> : <span className={styles.muted}>{t('item_gone')}</span>}
    </AttachmentCard>
  );
}

/** The order that a message is about. */
export function OrderAttachment({
  order: { order_id, order_sn, total, picture, name },
}: {
  readonly order: NonNullable<ChatMessage['order']>;
}): ReactElement {
  const { t } = useTranslation('chat-screens');
  return (
    <AttachmentCard to={buildPath('purchase-order-detail', { orderId: order_id })} picture={picture}>
      <span className={styles.name}>{t('order_sn', { sn: order_sn })}</span>
      <span className={styles.muted}>{name}</span>
      <Price price={total} size="sm" />
    </AttachmentCard>
  );
}

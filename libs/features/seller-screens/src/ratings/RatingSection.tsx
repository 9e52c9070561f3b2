import { CardSection, RatingStars } from '@pasar/design-system';
import type { ShopOrder } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RatingSection.module.css';
import { ReplyForm } from './ReplyForm.tsx';

type Props = { readonly found: ShopOrder; readonly mayReply: boolean };

/** The buyer's rating of each line, and the shop's reply. */
export function RatingSection({ found: { order, ratings }, mayReply }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <CardSection title={t('ratings')}>
      {ratings.map((rating) => (
        <article key={rating.line_no} className={styles.rating}>
          <strong>{order.lines.find(({ line_no }) => line_no === rating.line_no)?.name}</strong>
          <RatingStars look="five" rating={rating.rating_star} />
          {rating.comment ? <p className={styles.comment}>{rating.comment}</p> : null}
          {mayReply ? (
            <ReplyForm orderId={order.order_id} lineNo={rating.line_no} reply={rating.reply ?? ''} />
          ) : rating.reply ? (
            <p className={styles.comment}>{t('reply_text', { reply: rating.reply })}</p>
          ) : null}
        </article>
      ))}
    </CardSection>
  );
}

import { CardSection, Notice, ReturnReason, useWords } from '@pasar/design-system';
import { orderPicturePath } from '@pasar/order-api';
import type { OrderReturn, ShopOrder } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerReturn } from './AnswerReturn.tsx';
import styles from './ReturnSection.module.css';

type Props = { readonly found: OrderReturn; readonly actions: ShopOrder['actions'] };

/** What the buyer wants back and why, the deadline for an answer, and the possible answers. */
export function ReturnSection({ found, actions }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const format = useFormat();
  const { deadline, status } = found;
  const isWaiting = actions.includes('dispute-return');
  return (
    <CardSection title={t('status_return_refund')}>
      <Notice tone={isWaiting ? 'warning' : 'info'} title={t(`return_status_${status}`)}>
        {isWaiting && deadline !== undefined
          ? t('return_silence', { date: format.dateTime(deadline) })
          : null}
      </Notice>
      <p className={styles.plain}>
        {t(`solution_${found.solution}`)}
        {' · '}
        <strong className={styles.amount}>
          {words('labelled', { label: t('refund_amount'), name: format.money(found.amount) })}
        </strong>
      </p>
      <ul className={styles.lines}>
        {found.lines.map(({ line, quantity }) => (
          <li key={line.line_no}>
            {format.number(quantity)} × {line.name} {line.model_name}
          </li>
        ))}
      </ul>
      <ReturnReason
        reason={t(`return_reason_${found.reason}`)}
        note={found.note}
        photos={found.pictures.map(({ id }, index) => ({
          href: `${orderPicturePath}?id=${id}`,
          alt: t('picture_number', { number: index + 1 }),
        }))}
        reply={found.seller_note ? { title: t('reply'), text: found.seller_note } : undefined}
      />
      <AnswerReturn found={found} actions={actions} />
    </CardSection>
  );
}

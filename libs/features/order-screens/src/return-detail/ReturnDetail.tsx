import {
  Button,
  ButtonLink,
  CardSection,
  Cluster,
  Notice,
  ReturnReason,
  Stack,
  Tag,
} from '@pasar/design-system';
import { afterSaleApi, orderPicturePath } from '@pasar/order-api';
import type { OrderReturn } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoStep } from '../shared/DemoStep.tsx';
import { OrderLines } from '../shared/OrderLines.tsx';
import { Page } from '../shared/Page.tsx';
import { Timeline } from '../shared/Timeline.tsx';
import { useParentOrder } from '../shared/use-parent-order.ts';
import { useStep } from '../shared/use-step.ts';
import styles from './ReturnDetail.module.css';

type Props = { readonly found: OrderReturn };

/** A return: its state and next step, what is returned, why, and its history. */
export function ReturnDetail({ found }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const parentOf = useParentOrder();
  const { order_id: orderId } = found;
  return (
    <Page title={t('return_detail')} back={parentOf(found)}>
      <NextStep found={found} />
      {found.demo_step ? <DemoStep orderId={orderId} step={found.demo_step} /> : null}
      <CardSection title={t('refund_amount')}>
        <Refund found={found} />
      </CardSection>
      <CardSection title={found.shop_name}>
        <OrderLines
          lines={found.lines.map(({ line: { given_back: _, ...line }, quantity }) => ({ ...line, quantity }))}
        />
      </CardSection>
      <CardSection title={t('return_why')}>
        <ReturnReason
          reason={t(`return_reason_${found.reason}`)}
          note={found.note}
          photos={found.pictures.map(({ id }, index) => ({
            href: `${orderPicturePath}?id=${id}`,
            alt: t('picture_number', { number: index + 1 }),
          }))}
          reply={found.seller_note ? { title: t('seller_says'), text: found.seller_note } : undefined}
        />
      </CardSection>
      <CardSection title={t('return_history')}>
        <Timeline
          events={found.timeline.map(({ status, at, note }) => ({
            text: t(`return_event_${status}`),
            at,
            note,
          }))}
        />
      </CardSection>
    </Page>
  );
}

const tones = { refunded: 'success', refused: 'warning', expired: 'warning', to_send: 'warning' } as const;

function NextStep({ found }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { status, deadline, actions, refund_delayed } = found;
  const tone = refund_delayed ? 'warning' : (tones[status as keyof typeof tones] ?? 'info');
  return (
    <Stack gap="md">
      <Notice tone={tone} title={t(`return_status_${status}`)}>
        {refund_delayed
          ? t('refund_delayed', { amount: format.money(refund_delayed) })
          : t(`return_next_${status}`, { amount: format.money(found.amount) })}
        {deadline === undefined ? null : <> {t('return_deadline', { date: format.dateTime(deadline) })}</>}
      </Notice>
      {actions.length > 0 ? (
        <Cluster justify="end" wrap={false} className={styles.actions}>
          {actions.includes('withdraw') ? <Withdraw found={found} /> : null}
          {actions.includes('send') ? <SendLink found={found} /> : null}
        </Cluster>
      ) : null}
    </Stack>
  );
}

function SendLink({ found }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  return found.shipping_option === undefined ? (
    <ButtonLink to={buildPath('return-select-shipping-option', { return_id: found.return_id })}>
      {t('choose_return_shipping')}
    </ButtonLink>
  ) : (
    <ButtonLink to={buildPath('refund-return-instructions', { returnId: found.return_id })}>
      {t('see_instructions')}
    </ButtonLink>
  );
}

function Withdraw({ found }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const [moveReturn, { isLoading }] = afterSaleApi.useMoveReturnMutation();
  const withdraw = () =>
    run(moveReturn({ return_id: found.return_id, action: 'withdraw' }), {
      call: 'return-move',
      done: t('return_withdrawn'),
    });
  return (
    <Button variant="quiet" loading={isLoading} onClick={() => void withdraw()}>
      {t('withdraw_return')}
    </Button>
  );
}

function Refund({ found }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  return (
    <p className={styles.refund}>
      <strong>{format.money(found.amount)}</strong>
      {found.coins > 0 ? (
        <span>{t('plus_coins', { count: found.coins, n: format.number(found.coins) })}</span>
      ) : null}
      <Tag tone="brand-soft">{t(`solution_${found.solution}`)}</Tag>
    </p>
  );
}

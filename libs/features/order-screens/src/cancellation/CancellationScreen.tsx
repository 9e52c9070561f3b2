import {
  Button,
  ButtonLink,
  CardSection,
  ControlGroup,
  Notice,
  RadioGroup,
  Stack,
  TextArea,
  focusFirstError,
} from '@pasar/design-system';
import { cancelReasons } from '@pasar/order';
import type { CancelReason } from '@pasar/order';
import { orderApi } from '@pasar/order-api';
import type { Order } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LineChoice, toPieces } from '../shared/LineChoice.tsx';
import type { LineQuantities } from '../shared/LineChoice.tsx';
import lineStyles from '../shared/LineChoice.module.css';
import { OrderPage } from '../shared/OrderPage.tsx';
import { Page } from '../shared/Page.tsx';
import { useParentOrder } from '../shared/use-parent-order.ts';
import { useStep } from '../shared/use-step.ts';

/** Cancels an order or some of its pieces with a reason; a shipped order requires the seller's consent. */
export function CancellationScreen({ input }: ScreenComponentProps<'purchase-cancellation'>): ReactElement {
  return <OrderPage orderId={input.params.orderId}>{(order) => <Cancellation order={order} />}</OrderPage>;
}

function Cancellation({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const parentOf = useParentOrder();
  const isRequest = order.actions.includes('request-cancellation');
  const isOpen = isRequest || order.actions.includes('cancel');
  return (
    <Page title={t(isRequest ? 'cancel_request_title' : 'cancel_order')} back={parentOf(order)}>
      {isOpen ? (
        <CancellationForm order={order} isRequest={isRequest} />
      ) : (
        <CancellationState order={order} />
      )}
    </Page>
  );
}

/** The state of a cancellation, or why the order cannot be cancelled. */
function CancellationState({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { cancellation, status, refunded } = order;
  const state = status === 'cancelled' ? 'cancelled' : (cancellation?.status ?? 'too_late');
  return (
    <Notice
      tone={state === 'cancelled' ? 'success' : 'info'}
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          to={buildPath('purchase-order-detail', { orderId: order.order_id })}
        >
          {t('view_order')}
        </ButtonLink>
      }
    >
      {t(`cancel_state_${state}`, { date: format.date(cancellation?.answer_by ?? order.created_at) })}{' '}
      {refunded ? t('refunded_amount', { amount: format.money(refunded) }) : null}
    </Notice>
  );
}

type FormProps = { readonly order: Order; readonly isRequest: boolean };

const countLeft = ({ quantity, given_back = 0 }: Order['lines'][number]): number => quantity - given_back;

function CancellationForm({ order, isRequest }: FormProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [note, setNote] = useState('');
  const [picked, setPicked] = useState<LineQuantities>(() =>
    Object.fromEntries(order.lines.map((line) => [line.line_no, countLeft(line)])),
  );
  const { submit, isLoading, missing, isPart } = useSubmit(order, isRequest, { reason, note, picked });
  const element = useRef<HTMLDivElement>(null);
  const canPick = !isRequest && order.status === 'to_ship';
  return (
    <Stack gap="lg" ref={element}>
      {canPick ? (
        <PieceChoice
          lines={order.lines}
          picked={picked}
          error={missing === 'pieces' ? t('choose_items') : undefined}
          onPick={setPicked}
        />
      ) : null}
      <CardSection title={t('cancel_why')}>
        <RadioGroup
          legend={t('cancel_why')}
          legendHidden
          value={reason}
          onValueChange={(value) => setReason(value as CancelReason)}
          options={cancelReasons.map((value) => ({ value, label: t(`cancel_reason_${value}`) }))}
          error={missing === 'reason' ? t('choose_reason') : undefined}
        />
        {isRequest ? (
          <TextArea
            label={t('note_to_seller')}
            note={t('optional')}
            maxLength={300}
            rows={3}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        ) : null}
      </CardSection>
      <Notice>
        {t(
          isRequest
            ? 'cancel_request_text'
            : order.payment_status === 'paid'
              ? 'cancel_text'
              : 'cancel_unpaid_text',
        )}
      </Notice>
      <Button
        variant="danger"
        block
        loading={isLoading}
        onClick={() => void submit(() => focusFirstError(element.current))}
      >
        {t(isRequest ? 'cancel_request_send' : isPart ? 'cancel_confirm' : 'cancel_order')}
      </Button>
    </Stack>
  );
}

type PieceChoiceProps = {
  readonly lines: Order['lines'];
  readonly picked: LineQuantities;
  readonly error: string | undefined;
  readonly onPick: (picked: LineQuantities) => void;
};

/** Which pieces of the order are cancelled. */
function PieceChoice({ lines, picked, error, onPick }: PieceChoiceProps): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <CardSection title={t('cancel_what')}>
      <ControlGroup legend={t('cancel_what')} error={error}>
        <ul className={lineStyles.lines}>
          {lines.map((line) => (
            <LineChoice
              key={line.line_no}
              line={line}
              left={countLeft(line)}
              quantity={picked[line.line_no] ?? 0}
              onQuantityChange={(quantity) => onPick({ ...picked, [line.line_no]: quantity })}
            />
          ))}
        </ul>
      </ControlGroup>
    </CardSection>
  );
}

type Draft = { readonly reason: CancelReason | ''; readonly note: string; readonly picked: LineQuantities };

function useSubmit(order: Order, isRequest: boolean, { reason, note, picked }: Draft) {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const navigate = useNavigate();
  const [cancelOrder, { isLoading }] = orderApi.useCancelOrderMutation();
  const [missing, setMissing] = useState<'reason' | 'pieces'>();
  const { order_id } = order;
  const isPart = order.lines.some((line) => picked[line.line_no] !== countLeft(line));
  const submit = async (focusError: () => void) => {
    const pieces = toPieces(picked);
    const found = pieces.length === 0 ? 'pieces' : reason === '' ? 'reason' : undefined;
    setMissing(found);
    if (found || reason === '') return focusError();
    const partDone = order.payment_status === 'paid' ? 'cancel_part_done' : 'cancel_part_due';
    const body = { order_id, reason, ...(note.trim() && { note: note.trim() }), ...(isPart && { pieces }) };
    const cancelled = await run(cancelOrder(body), {
      call: 'order-cancel',
      done: t(isRequest ? 'cancel_request_done' : isPart ? partDone : 'cancelled_done'),
      failed: t('cancel_failed'),
    });
    return cancelled ? navigate(buildPath('purchase-order-detail', { orderId: order_id })) : undefined;
  };
  return { submit, isLoading, missing, isPart };
}

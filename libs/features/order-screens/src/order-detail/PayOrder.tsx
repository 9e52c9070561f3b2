import { Button, Dialog, Notice, RadioGroup, Stack, useWords } from '@pasar/design-system';
import { orderApi } from '@pasar/order-api';
import type { Order } from '@pasar/order-api';
import { useFormat, useShowFailure, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isDeclined, isTooLateToPay } from '../shared/refusals.ts';

const cards = { pay_card: 'tok_approve', pay_card_declined: 'tok_decline' } as const;
type Card = keyof typeof cards;

/** Pays an unpaid order by card. A declined card leaves the order unchanged. */
export function PayOrder({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Notice
        tone="warning"
        action={
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t('pay_now')}
          </Button>
        }
      >
        {t('thanks_text_declined')}
        {order.pay_by === undefined ? null : (
          <> {t('pay_by_text', { date: format.dateTime(order.pay_by) })}</>
        )}
      </Notice>
      <PayDialog order={order} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

type DialogProps = {
  readonly order: Order;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

function PayDialog({ order, open, onOpenChange }: DialogProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const [card, setCard] = useState<Card>('pay_card');
  const { pay, paying, failure } = usePay(order.order_id, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('pay_title')}
      footer={
        <Button block loading={paying} onClick={() => void pay(card)}>
          {t('pay_now')} · {format.money(order.total)}
        </Button>
      }
    >
      <Stack gap="md">
        <RadioGroup
          legend={t('payment')}
          legendHidden
          look="cards"
          value={card}
          onValueChange={(value) => setCard(value as Card)}
          options={(Object.keys(cards) as Card[]).map((value) => ({
            value,
            label: t(value),
            hint: t('pay_card_hint'),
          }))}
        />
        {failure ? (
          <Notice tone="danger" announce>
            {failure}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function usePay(orderId: number, onSettled: () => void) {
  const { t } = useTranslation('order-screens');
  const words = useWords();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [failure, setFailure] = useState<string>();
  const [payOrder, { isLoading }] = orderApi.usePayOrderMutation();
  const pay = async (card: Card) => {
    setFailure(undefined);
    const { error } = await payOrder({ order_id: orderId, card_token: cards[card] });
    const isSettled = !error || isTooLateToPay(error);
    if (isSettled) onSettled();
    if (!error) return toast({ message: t('pay_done'), kind: 'success' });
    return showFailure({
      call: 'order-pay',
      error,
      fallbackMessage: isSettled
        ? t('pay_too_late')
        : isDeclined(error)
          ? t('pay_declined')
          : words('error_text'),
      ...(!isSettled && { say: setFailure }),
    });
  };
  return { pay, paying: isLoading, failure };
}

import { Button, Dialog, Notice, RadioGroup, Stack, useWords } from '@pasar/design-system';
import type { Money } from '@pasar/money';
import { useFormat, useShowFailure, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isDeclined, isTooLateToPay } from './refusals.ts';

const cards = { pay_card: 'tok_approve', pay_card_declined: 'tok_decline' } as const;
type Card = keyof typeof cards;
type CardToken = (typeof cards)[Card];

/** Pays by card what one order, or all orders of a checkout, still cost; resolves with the error, if any. */
export type Payment = {
  readonly amount: Money;
  /** Epoch milliseconds of the deadline. */
  readonly payBy: number | undefined;
  readonly call: 'order-pay' | 'checkout-pay';
  readonly send: (cardToken: CardToken) => Promise<{ readonly error?: unknown }>;
};

/** Offers to pay. A declined card leaves everything unchanged. */
export function PayNotice({ payment }: { readonly payment: Payment }): ReactElement {
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
        {payment.payBy === undefined ? null : (
          <> {t('pay_by_text', { date: format.dateTime(payment.payBy) })}</>
        )}
      </Notice>
      <PayDialog payment={payment} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

type DialogProps = {
  readonly payment: Payment;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

function PayDialog({ payment, open, onOpenChange }: DialogProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const [card, setCard] = useState<Card>('pay_card');
  const { pay, paying, failure } = usePay(payment, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('pay_title')}
      footer={
        <Button block loading={paying} onClick={() => void pay(card)}>
          {t('pay_now')} · {format.money(payment.amount)}
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

function usePay({ call, send }: Payment, onSettled: () => void) {
  const { t } = useTranslation('order-screens');
  const words = useWords();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [failure, setFailure] = useState<string>();
  const [paying, setPaying] = useState(false);
  const pay = async (card: Card) => {
    setFailure(undefined);
    setPaying(true);
    const { error } = await send(cards[card]).finally(() => setPaying(false));
    const isSettled = !error || isTooLateToPay(error);
    if (isSettled) onSettled();
    if (!error) return toast({ message: t('pay_done'), kind: 'success' });
    return showFailure({
      call,
      error,
      fallbackMessage: isSettled
        ? t('pay_too_late')
        : isDeclined(error)
          ? t('pay_declined')
          : words('error_text'),
      ...(!isSettled && { say: setFailure }),
    });
  };
  return { pay, paying, failure };
}

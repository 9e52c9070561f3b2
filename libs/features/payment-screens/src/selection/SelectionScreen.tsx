import { Button, Notice } from '@pasar/design-system';
import { isPaymentOpen } from '@pasar/payment';
import type { PaymentMethod } from '@pasar/payment';
import { paymentApi } from '@pasar/payment-api';
import { PaymentMethodPicker, paymentOptionValues } from '@pasar/payment-methods';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CardPicker, findChosenCard } from '../shared/CardPicker.tsx';
import type { CardChoice } from '../shared/CardPicker.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { optionPath, readId, selectionPath } from '../shared/payment-paths.ts';
import { PaymentLayout } from '../shared/PaymentLayout.tsx';
import { PaymentLoading } from '../shared/PaymentLoading.tsx';
import { usePaymentCalls } from '../shared/use-payment-calls.ts';
import { selectionContexts } from './selection-contexts.data.ts';
import type { SelectionRoute } from './selection-contexts.data.ts';

/** Chooses the payment method of a checkout or, without one, the preferred method. */
export function SelectionScreen({ input }: ScreenComponentProps<SelectionRoute>): ReactElement {
  const checkoutId = readId(input.query, 'checkoutid');
  return checkoutId === undefined ? (
    <PreferMethod route={input.route} />
  ) : (
    <PayByMethod checkoutId={checkoutId} />
  );
}

function PreferMethod({ route }: { readonly route: SelectionRoute }): ReactElement {
  const { t } = useTranslation('payment-screens');
  const { context, titleKey } = selectionContexts[route];
  const toast = useToast();
  const showFailure = useShowFailure();
  const { data, error, isFetching, refetch } = paymentApi.useListPaymentMethodsQuery({ context });
  const [prefer, { isLoading }] = paymentApi.usePreferPaymentMethodMutation();
  const [chosen, setChosen] = useState<PaymentMethod>();
  const [failure, setFailure] = useState<string>();
  if (!data) return <PaymentLoading error={error} retrying={isFetching} onRetry={refetch} />;
  const preferred = data.methods.find((each) => each.preferred)?.method;
  const value = data.methods.find(({ method }) => method === (chosen ?? preferred))?.method;
  const save = async () => {
    if (!value) return setFailure(t('choose_first'));
    setFailure(undefined);
    const answer = await prefer({ context, method: value });
    if (!answer.error) return toast({ message: t('saved'), kind: 'success' });
    return showFailure({
      call: 'payment-prefer',
      error: answer.error,
      fallbackMessage: t('call_failed'),
      showMessage: setFailure,
    });
  };
  return (
    <PaymentLayout title={t(titleKey)} lead={t('prefer_lead')}>
      <PaymentMethodPicker
        legend={t('choose_method')}
        methods={data.methods}
        value={value}
        onChoose={setChosen}
      />
      <FailureNotice text={failure} />
      <Button size="lg" block loading={isLoading} onClick={() => void save()}>
        {t('save')}
      </Button>
    </PaymentLayout>
  );
}

function PayByMethod({ checkoutId }: { readonly checkoutId: number }): ReactElement {
  const { t } = useTranslation('payment-screens');
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = paymentApi.useGetCheckoutPaymentQuery({
    checkoutid: checkoutId,
  });
  const { start, cancel, busy, failure } = usePaymentCalls();
  const [chosen, setChosen] = useState<PaymentMethod>();
  const [chosenCard, setChosenCard] = useState<CardChoice>();
  if (!data) return <PaymentLoading error={error} retrying={isFetching} onRetry={refetch} />;
  const value = chosen ?? data.method;
  const offered = data.methods.find(({ method, available }) => method === value && available);
  const card = offered?.method === 'card' ? findChosenCard(data, chosenCard) : null;
  const open = data.payment && isPaymentOpen(data.payment.state) ? data.payment : undefined;
  const go = () => {
    if (!offered) return;
    if (paymentOptionValues(offered).length > 0) return void navigate(optionPath(checkoutId, offered.method));
    return void start(checkoutId, offered.method, card ? { card: card.id } : {});
  };
  return (
    <PaymentLayout title={t('choose_method')} amount={data.amount} deadline={data.pay_by}>
      {data.state === 'to_pay' ? null : <Notice tone="warning">{t('nothing_to_pay')}</Notice>}
      {open ? (
        <Notice
          tone="warning"
          action={
            <Button
              size="sm"
              loading={busy}
              onClick={() => void cancel(open.payment_id, selectionPath(checkoutId))}
            >
              {t('give_up')}
            </Button>
          }
        >
          {t('open_first')}
        </Notice>
      ) : null}
      <PaymentMethodPicker
        legend={t('choose_method')}
        methods={data.methods}
        value={offered?.method}
        onChoose={setChosen}
      />
      {offered?.method === 'card' ? (
        <CardPicker cards={data.cards} value={card} onChoose={setChosenCard} />
      ) : null}
      <FailureNotice text={failure} />
      <Button
        size="lg"
        block
        loading={busy}
        disabled={!offered || open !== undefined || data.state !== 'to_pay'}
        onClick={go}
      >
        {t(card ? 'pay_now' : 'continue')}
      </Button>
    </PaymentLayout>
  );
}

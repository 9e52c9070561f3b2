import { Button, usePaymentMethodName } from '@pasar/design-system';
import { paymentApi } from '@pasar/payment-api';
import type { CheckoutPayment, OfferedMethod } from '@pasar/payment-api';
import { PaymentOptionPicker, paymentOptionValues } from '@pasar/payment-methods';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { readId } from '../shared/payment-paths.ts';
import { PaymentLayout } from '../shared/PaymentLayout.tsx';
import { PaymentLoading } from '../shared/PaymentLoading.tsx';
import { PaymentNotFound } from '../shared/PaymentNotFound.tsx';
import { usePaymentCalls } from '../shared/use-payment-calls.ts';

/** Chooses an option of a method: bank, store chain or number of months. */
export function ChannelItemScreen({ input }: ScreenComponentProps<'payment-channel-item'>): ReactElement {
  const checkoutId = readId(input.query, 'checkoutid');
  const method = new URLSearchParams(input.query).get('method') ?? '';
  return checkoutId === undefined ? <PaymentNotFound /> : <Loaded checkoutId={checkoutId} method={method} />;
}

function Loaded({
  checkoutId,
  method,
}: {
  readonly checkoutId: number;
  readonly method: string;
}): ReactElement {
  const { data, error, isFetching, refetch } = paymentApi.useGetCheckoutPaymentQuery({
    checkoutid: checkoutId,
  });
  if (!data) return <PaymentLoading error={error} retrying={isFetching} onRetry={refetch} />;
  const offered = data.methods.find((each) => each.method === method && each.available);
  return offered ? <ChooseItem checkout={data} offered={offered} /> : <PaymentNotFound />;
}

type Props = { readonly checkout: CheckoutPayment; readonly offered: OfferedMethod };

function ChooseItem({ checkout, offered }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const { start, busy, failure } = usePaymentCalls();
  const getName = usePaymentMethodName();
  const [chosen, setChosen] = useState(() => paymentOptionValues(offered)[0] ?? '');
  return (
    <PaymentLayout title={getName(offered)} amount={checkout.amount} deadline={checkout.pay_by}>
      <PaymentOptionPicker choices={offered} value={chosen} onChoose={setChosen} />
      <FailureNotice text={failure} />
      <Button
        size="lg"
        block
        loading={busy}
        onClick={() => void start(checkout.checkoutid, offered.method, { option: chosen })}
      >
        {t('continue')}
      </Button>
    </PaymentLayout>
  );
}

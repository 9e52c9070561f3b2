import { RadioGroup } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { paymentInUse } from '../choices/payment-in-use.ts';
import type { PaymentChoice } from '../choices/choices.ts';
import { Section } from './Section.tsx';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

const refusalText = (reason: string | undefined) =>
  reason === 'not-for-these-items' ? 'pay_unavailable_items' : 'pay_unavailable';

/** Payment methods: cash on delivery where the market offers it, or a card of the payment sandbox. */
export function PaymentSection({ preview, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const cod = preview.payment_channels.find(({ channel }) => channel === 'cod');
  return (
    <Section title={t('payment')}>
      <RadioGroup
        legend={t('payment')}
        legendHidden
        look="cards"
        value={paymentInUse(preview, choices)}
        onValueChange={(payment) => onChoose({ payment: payment as PaymentChoice })}
        options={[
          {
            value: 'cod',
            label: t('pay_cod'),
            hint: t(cod?.available ? 'pay_cod_hint' : refusalText(cod?.reason)),
            disabled: !cod?.available,
          },
          { value: 'card-approved', label: t('pay_card'), hint: t('pay_card_hint') },
          { value: 'card-declined', label: t('pay_card_declined'), hint: t('pay_card_hint') },
        ]}
      />
    </Section>
  );
}

import { RadioGroup } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { paymentInUse } from '../choices/payment-in-use.ts';
import type { PaymentChoice } from '../choices/choices.ts';
import { Section } from './Section.tsx';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

/** Payment methods: cash on delivery where the market offers it, or a card of the payment sandbox. */
export function PaymentSection({ preview, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const cod = preview.payment_channels.some(({ channel, available }) => channel === 'cod' && available);
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
            hint: t(cod ? 'pay_cod_hint' : 'pay_unavailable'),
            disabled: !cod,
          },
          { value: 'card-approved', label: t('pay_card'), hint: t('pay_card_hint') },
          { value: 'card-declined', label: t('pay_card_declined'), hint: t('pay_card_hint') },
        ]}
      />
    </Section>
  );
}

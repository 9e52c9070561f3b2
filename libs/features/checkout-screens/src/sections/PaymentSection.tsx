import { CardSection, Notice } from '@pasar/design-system';
import { PaymentMethodPicker, PaymentOptionPicker, paymentOptionValues } from '@pasar/payment-methods';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { paymentInUse } from '../choices/payment-in-use.ts';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'>;

/** The market's payment methods, and the options of the selected one. */
export function PaymentSection({ preview, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('checkout-screens');
  const inUse = paymentInUse(preview, choices);
  const chosen = preview.payment_methods.find(({ method }) => method === inUse?.method);
  return (
    <CardSection title={t('payment')}>
      {chosen ? null : <Notice tone="warning">{t('no_methods')}</Notice>}
      <PaymentMethodPicker
        legend={t('payment')}
        methods={preview.payment_methods}
        value={inUse?.method}
        onChoose={(payment) => onChoose({ payment })}
      />
      {chosen && paymentOptionValues(chosen).length > 0 ? (
        <PaymentOptionPicker
          choices={chosen}
          value={inUse?.option ?? ''}
          onChoose={(paymentOption) => onChoose({ payment: chosen.method, paymentOption })}
        />
      ) : null}
    </CardSection>
  );
}

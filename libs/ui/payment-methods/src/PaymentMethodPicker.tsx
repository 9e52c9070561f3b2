import { RadioGroup, usePaymentMethodName } from '@pasar/design-system';
import type { LabelledMethod } from '@pasar/design-system';
import type { MethodRefusal, PaymentMethod } from '@pasar/payment';
import type { ReactElement } from 'react';
import { usePaymentWords } from './translations/use-payment-words.ts';
import type { PaymentWord } from './translations/use-payment-words.ts';

export type PickableMethod = LabelledMethod & {
  readonly available: boolean;
  /** Why it cannot be used. */
  readonly reason?: string | undefined;
};

const refusals: Readonly<Record<Exclude<MethodRefusal, 'not-in-this-market'>, PaymentWord>> = {
  'not-for-these-items': 'pay_refused_not-for-these-items',
  'amount-too-small': 'pay_refused_amount-too-small',
  'not-for-this-account': 'pay_refused_not-for-this-account',
};

export type PaymentMethodPickerProps = {
  readonly legend: string;
  readonly methods: readonly PickableMethod[];
  /** The selected method; undefined for none. */
  readonly value: PaymentMethod | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** A choice of payment methods. Those that cannot be used show the reason. */
export function PaymentMethodPicker({
  legend,
  methods,
  value,
  onChoose,
}: PaymentMethodPickerProps): ReactElement {
  const words = usePaymentWords();
  const getName = usePaymentMethodName();
  const getHint = ({ method, available, reason = '' }: PickableMethod): string =>
    words(
      available
        ? `pay_${method}_hint`
        : ((refusals as Readonly<Record<string, PaymentWord>>)[reason] ?? 'pay_refused_unavailable'),
    );
  return (
    <RadioGroup
      legend={legend}
      legendHidden
      look="cards"
      value={value ?? ''}
      onValueChange={(chosen) => onChoose(chosen as PaymentMethod)}
      options={methods.map((offered) => ({
        value: offered.method,
        label: getName(offered),
        hint: getHint(offered),
        disabled: !offered.available,
      }))}
    />
  );
}

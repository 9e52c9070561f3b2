import { RadioGroup, useMoneyText } from '@pasar/design-system';
import type { Money } from '@pasar/money';
import type { PaymentMethod } from '@pasar/payment';
import type { ReactElement } from 'react';
import { usePaymentWords } from './translations/use-payment-words.ts';
import type { PaymentWord } from './translations/use-payment-words.ts';

/** The options of a payment method: banks, store chains, or numbers of months. */
export type PaymentChoices = {
  readonly method: PaymentMethod;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly plans: readonly { readonly months: number; readonly first: Money }[];
};

export type PaymentOptionPickerProps = {
  readonly choices: PaymentChoices;
  readonly value: string;
  readonly onChoose: (option: string) => void;
};

const questions: Partial<Readonly<Record<PaymentMethod, PaymentWord>>> = {
  'bank-transfer': 'pay_choose_bank-transfer',
  'convenience-store': 'pay_choose_convenience-store',
  installments: 'pay_choose_installments',
};

/** The values of all options of a payment method; empty if it has none. */
export const paymentOptionValues = ({
  options,
  plans,
}: Pick<PaymentChoices, 'options' | 'plans'>): readonly string[] => [
  ...options.map(({ id }) => id),
  ...plans.map(({ months }) => String(months)),
];

/** A choice of a payment method's options; a number of months shows the monthly amount. */
export function PaymentOptionPicker({ choices, value, onChoose }: PaymentOptionPickerProps): ReactElement {
  const words = usePaymentWords();
  const toText = useMoneyText();
  const { method, options, plans } = choices;
  return (
    <RadioGroup
      legend={words(questions[method] ?? 'pay_choose_bank-transfer')}
      look="cards"
      value={value}
      onValueChange={onChoose}
      options={[
        ...options.map(({ id, name }) => ({ value: id, label: name })),
        ...plans.map(({ months, first }) => ({
          value: String(months),
          label: words('pay_months', { count: months }),
          hint: words('pay_monthly', { amount: toText(first) }),
        })),
      ]}
    />
  );
}

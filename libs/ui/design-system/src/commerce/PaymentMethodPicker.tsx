import type { MethodRefusal, PaymentMethod } from '@pasar/payment';
import type { ReactElement } from 'react';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { useWords } from '../translations/use-words.ts';
import type { Word } from '../translations/use-words.ts';

/** A way to pay, as far as its name goes. */
export type NamedMethod = {
  readonly method: PaymentMethod;
  /** What the market's QR payments are called. */
  readonly scheme?: string | undefined;
};

export type PickableMethod = NamedMethod & {
  readonly available: boolean;
  /** Why it can not be used. */
  readonly reason?: string | undefined;
};

const refusals: Readonly<Record<Exclude<MethodRefusal, 'not-in-this-market'>, Word>> = {
  'not-for-these-items': 'pay_refused_not-for-these-items',
  'amount-too-small': 'pay_refused_amount-too-small',
  'not-for-this-account': 'pay_refused_not-for-this-account',
};

/** What a way to pay is called; QR payments by the market's own name. */
export function usePaymentMethodName(): (named: NamedMethod) => string {
  const words = useWords();
  return ({ method, scheme }) => (method === 'qr' && scheme ? scheme : words(`pay_${method}`));
}

export type PaymentMethodPickerProps = {
  readonly legend: string;
  readonly methods: readonly PickableMethod[];
  /** The chosen one; none while undefined. */
  readonly value: PaymentMethod | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** One of several ways to pay. Those that can not be used say why. */
export function PaymentMethodPicker({
  legend,
  methods,
  value,
  onChoose,
}: PaymentMethodPickerProps): ReactElement {
  const words = useWords();
  const getName = usePaymentMethodName();
  const getHint = ({ method, available, reason = '' }: PickableMethod): string =>
    words(
      available
        ? `pay_${method}_hint`
        : ((refusals as Readonly<Record<string, Word>>)[reason] ?? 'pay_refused_unavailable'),
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

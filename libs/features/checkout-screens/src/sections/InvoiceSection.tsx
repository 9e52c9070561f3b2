import { CardSection, RadioGroup, Stack, TextField } from '@pasar/design-system';
import { documentKinds, documentName, memberDocuments } from '@pasar/markets';
import type { InvoiceKind } from '@pasar/order';
import { useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFormProps } from '../checkout-form-props.ts';
import { checkInvoice, invoiceInUse } from '../choices/invoice-in-use.ts';
import { useHost } from '../host/host-context.tsx';
import { useHostListText } from '../host/use-host-list-text.ts';

type Props = Pick<CheckoutFormProps, 'preview' | 'choices' | 'onChoose'> & {
  /** The buyer has tried to order with a wrong code. */
  readonly showsError: boolean;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
};

const kindsWithoutCode: readonly InvoiceKind[] = ['none', 'member'];
const kindsWithHint: readonly InvoiceKind[] = [
  'member',
  'mobile-barcode',
  'citizen-certificate',
  'donation-code',
];

/** What the buyer asks of the invoice: a carrier or a tax number, as the market has it. Nothing in markets without. */
export function InvoiceSection({ preview, choices, onChoose, ...props }: Props): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const names = useTaxNumberNames();
  const invoice = invoiceInUse(preview, choices);
  if (!preview.invoice || !invoice) return null;
  return (
    <CardSection title={t('invoice')}>
      <Stack gap="md">
        <RadioGroup
          legend={t('invoice')}
          legendHidden
          look="cards"
          value={invoice.kind}
          options={preview.invoice.kinds.map((value) => ({
            value,
            label: t(`invoice_${value}`, { names }),
            hint: kindsWithHint.includes(value) ? t(`invoice_${value}_text`) : undefined,
          }))}
          onValueChange={(kind) => onChoose({ invoiceKind: kind as InvoiceKind })}
        />
        {kindsWithoutCode.includes(invoice.kind) ? null : (
          <InvoiceCode key={invoice.kind} {...{ preview, choices, onChoose }} {...props} />
        )}
      </Stack>
    </CardSection>
  );
}

/** The code or number of the chosen kind; a wrong one stays in the field with the reason once the buyer has left it. */
function InvoiceCode({ preview, choices, onChoose, showsError, fieldRef }: Props): ReactElement | null {
  const { t } = useTranslation('checkout-screens');
  const { market } = useHost().context;
  const names = useTaxNumberNames();
  const list = useHostListText();
  const [wasLeft, setWasLeft] = useState(false);
  const invoice = invoiceInUse(preview, choices);
  if (!invoice) return null;
  const { kind, code } = invoice;
  const isWrong = checkInvoice(market.code, preview, choices) === null;
  const examples = memberDocuments[market.code].taxNumbers.map((number) => documentKinds[number].example);
  return (
    <TextField
      ref={fieldRef}
      label={kind === 'tax-number' ? t('invoice_number', { names }) : t('invoice_code')}
      hint={
        kind === 'tax-number'
          ? t('invoice_example', { example: list(examples, 'disjunction') })
          : t(`invoice_${kind}_format`)
      }
      error={isWrong && (showsError || (wasLeft && code !== '')) ? t('invoice_wrong') : undefined}
      value={code}
      maxLength={64}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onBlur={() => setWasLeft(true)}
      onChange={({ target }) => onChoose({ invoiceCodes: { ...choices.invoiceCodes, [kind]: target.value } })}
    />
  );
}

/** The names of the market's tax numbers, such as CPF / CNPJ. */
function useTaxNumberNames(): string {
  const { market, language } = useHost().context;
  return memberDocuments[market.code].taxNumbers.map((kind) => documentName(kind, language)).join(' / ');
}

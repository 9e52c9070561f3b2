import { CardSection, RadioGroup, TextField, useWords } from '@pasar/design-system';
import { priceDigits } from '@pasar/money';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherForm } from './voucher-form.ts';
import type { VoucherPartProps } from './voucher-part-props.ts';
import styles from '../shared/PortalForm.module.css';

const kinds = ['percentage', 'fixed'] as const;

/** The discount: a percentage with an optional maximum, or an amount; and the minimum spend. */
export function DiscountFields({ form, change, errorOf, isFixed }: VoucherPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const { currency } = useScreenContext().market;
  const amountField = (name: 'amount' | 'cap' | 'minSpend') => ({
    ...{ name, autoComplete: 'off', maxLength: 20, start: currency, value: form[name], disabled: isFixed },
    inputMode: priceDigits(currency) === 0 ? ('numeric' as const) : ('decimal' as const),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });
  return (
    <CardSection title={t('discount')}>
      <fieldset className={styles.plain} disabled={isFixed}>
        <RadioGroup
          legend={t('discount')}
          legendHidden
          look="chips"
          name="kind"
          value={form.kind}
          options={kinds.map((kind) => ({ value: kind, label: t(`voucher_${kind}`) }))}
          onValueChange={(kind) => change({ kind: kind as VoucherForm['kind'] })}
        />
      </fieldset>
      <div className={styles.pair}>
        {form.kind === 'percentage' ? (
          <>
            <TextField
              label={t('voucher_percentage')}
              name="percent"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              start="%"
              disabled={isFixed}
              value={form.percent}
              error={errorOf('value')}
              onChange={(event) => change({ percent: event.currentTarget.value })}
            />
            <TextField
              label={t('voucher_cap')}
              note={words('optional')}
              error={errorOf('cap')}
              {...amountField('cap')}
            />
          </>
        ) : (
          <TextField label={t('voucher_fixed')} error={errorOf('value')} {...amountField('amount')} />
        )}
        <TextField
          label={t('voucher_least')}
          note={words('optional')}
          error={errorOf('min_spend')}
          {...amountField('minSpend')}
        />
      </div>
    </CardSection>
  );
}

import { voucherLimits } from '@pasar/cart';
import { CardSection, TextField } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherPartProps } from './voucher-part-props.ts';

type Props = VoucherPartProps & { readonly isNew: boolean };

/** Name and code; the code is fixed once the voucher exists. */
export function NameFields({ form, change, errorOf, isFixed, isNew }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { number } = useFormat();
  const { minCodeLength, maxCodeLength, maxNameLength } = voucherLimits;
  return (
    <CardSection title={t('voucher_details')}>
      <TextField
        label={t('voucher_name')}
        hint={t('voucher_name_hint')}
        name="name"
        autoComplete="off"
        maxLength={maxNameLength}
        disabled={isFixed}
        value={form.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label={t('voucher_code')}
        hint={isNew && t('voucher_code_hint', { min: number(minCodeLength), max: number(maxCodeLength) })}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={2 * maxCodeLength}
        disabled={!isNew}
        value={form.code}
        error={errorOf('code')}
        onChange={(event) => change({ code: event.currentTarget.value })}
      />
    </CardSection>
  );
}

import { CardSection, TextField } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodFields } from '../shared/PeriodFields.tsx';
import type { VoucherPartProps } from './voucher-part-props.ts';
import styles from '../shared/PortalForm.module.css';

/** How often and when it can be used, in the market's time zone. */
export function UseFields({ form, change, errorOf, isFixed }: VoucherPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <CardSection title={t('voucher_use')}>
      <div className={styles.pair}>
        <TextField
          label={t('voucher_quantity')}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={form.quantity}
          error={errorOf('quantity')}
          onChange={(event) => change({ quantity: event.currentTarget.value })}
        />
        <TextField
          label={t('voucher_per_buyer')}
          name="per_user_limit"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          disabled={isFixed}
          value={form.perUserLimit}
          error={errorOf('per_user_limit')}
          onChange={(event) => change({ perUserLimit: event.currentTarget.value })}
        />
      </div>
      <PeriodFields form={form} change={change} errorOf={errorOf} isStartFixed={isFixed} />
    </CardSection>
  );
}

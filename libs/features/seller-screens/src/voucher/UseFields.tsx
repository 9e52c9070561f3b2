import { CardSection, TextField } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherPartProps } from './voucher-part-props.ts';
import styles from './VoucherFormBody.module.css';

/** How often and when it can be used, in the market's time zone. */
export function UseFields({ form, change, errorOf, isFixed }: VoucherPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { timeZone } = useScreenContext().market;
  const zone = t('time_zone', { zone: timeZone.replaceAll('_', ' ') });
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
        <TextField
          label={t('voucher_start')}
          hint={isFixed ? zone : `${t('voucher_start_hint')} ${zone}`}
          type="datetime-local"
          name="starts_at"
          disabled={isFixed}
          value={form.startsAt}
          error={errorOf('starts_at')}
          onChange={(event) => change({ startsAt: event.currentTarget.value })}
        />
        <TextField
          label={t('voucher_end')}
          hint={zone}
          type="datetime-local"
          name="ends_at"
          value={form.endsAt}
          error={errorOf('ends_at')}
          onChange={(event) => change({ endsAt: event.currentTarget.value })}
        />
      </div>
    </CardSection>
  );
}

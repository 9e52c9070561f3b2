import { TextField } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PortalForm.module.css';

type Period = { readonly startsAt: string; readonly endsAt: string };

type Props = {
  readonly form: Period;
  readonly change: (changes: Partial<Period>) => void;
  readonly errorOf: (field: 'starts_at' | 'ends_at') => string | undefined;
  /** Whether it has started, or may not change. */
  readonly isStartFixed: boolean;
};

/** The start and the end of a voucher or a deal, in the market's time zone. */
export function PeriodFields({ form, change, errorOf, isStartFixed }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { timeZone } = useScreenContext().market;
  const zone = t('time_zone', { zone: timeZone.replaceAll('_', ' ') });
  return (
    <div className={styles.pair}>
      <TextField
        label={t('voucher_start')}
        hint={isStartFixed ? zone : `${t('voucher_start_hint')} ${zone}`}
        type="datetime-local"
        name="starts_at"
        disabled={isStartFixed}
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
  );
}

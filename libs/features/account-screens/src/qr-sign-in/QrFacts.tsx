import { secondMs } from '@pasar/durations';
import { useCountryName, useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './QrFacts.module.css';

export type WaitingDevice = {
  readonly browser: string;
  readonly system: string;
  readonly country: string;
  readonly network: string;
  readonly ctime: number;
};

type Props = { readonly facts: WaitingDevice; readonly username: string };

/** Device, location and time of the requesting browser, and the account that it would sign in to. */
export function QrFacts({ facts, username }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const format = useFormat();
  const country = useCountryName(facts.country);
  const device = [facts.browser, facts.system].filter(Boolean).join(' · ');
  const rows = [
    ['qr_account', username],
    ['qr_device', device || t('qr_unknown')],
    ['qr_place', [country, facts.network].filter(Boolean).join(' · ')],
    ['qr_time', format.dateTime(facts.ctime * secondMs)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([key, value]) => (
        <div key={key} className={styles.row}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

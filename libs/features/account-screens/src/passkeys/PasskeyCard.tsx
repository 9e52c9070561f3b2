import { passkeysApi } from '@pasar/account-api/passkeys';
import { Card } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PasskeysScreen.module.css';
import { RemoveButton } from './RemoveButton.tsx';

type Props = {
  readonly passkey: {
    readonly id: string;
    readonly name: string;
    readonly host: string;
    readonly ctime: number;
    readonly used_time: number;
  };
};

/** A passkey: name, when it was added and last used, and its host if it is for another one. */
export function PasskeyCard({ passkey: { id, name, host, ctime, used_time } }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const format = useFormat();
  const { origin } = useScreenContext();
  const [remove] = passkeysApi.useRemovePasskeyMutation();
  const date = (seconds: number) => format.date(seconds * secondMs);
  return (
    <Card className={styles.row}>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.muted}>{t('passkey_added', { date: date(ctime) })}</span>
        <span className={styles.muted}>
          {used_time > 0 ? t('passkey_used', { date: date(used_time) }) : t('passkey_unused')}
        </span>
        {host === new URL(origin).hostname ? null : (
          <span className={styles.muted}>{t('passkey_host', { host })}</span>
        )}
      </span>
      <RemoveButton
        label={t('passkey_remove')}
        question={t('passkey_remove_question', { name })}
        text={t('passkey_remove_text')}
        done={t('passkey_removed')}
        onRemove={() => remove({ id })}
      />
    </Card>
  );
}

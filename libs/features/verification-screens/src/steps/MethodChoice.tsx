import { Icon, Notice } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import { roundWait } from '@pasar/locale-format';
import type { VerificationMethod } from '@pasar/verification';
import type { OfferedVerificationMethod } from '@pasar/verification-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MethodChoice.module.css';

const icons: Readonly<Record<VerificationMethod, IconName>> = {
  captcha: 'shield',
  password: 'lock',
  otp: 'chat',
  email: 'mail',
  link: 'share',
  qr: 'grid',
  'wallet-pin': 'card',
  provider: 'user',
};

type Props = {
  readonly methods: readonly OfferedVerificationMethod[];
  readonly onChoose: (method: VerificationMethod) => void;
};

/** A choice of verification methods. A method with too many wrong answers shows when it can be used again. */
export function MethodChoice({ methods, onChoose }: Props): ReactElement {
  const { t } = useTranslation('verification-screens');
  const describeWait = (seconds: number): string => {
    const { unit, count } = roundWait(seconds);
    return t(`wait_${unit}`, { [unit]: count });
  };
  const hint = ({ method, sent_to, locked_for }: OfferedVerificationMethod): string =>
    locked_for === undefined ? t(`method_${method}_hint`, { recipient: sent_to }) : describeWait(locked_for);
  if (methods.length === 0) return <Notice tone="warning">{t('no_methods')}</Notice>;
  return (
    <ul className={styles.list}>
      {methods.map((offered) => (
        <li key={offered.method}>
          <button
            type="button"
            className={styles.method}
            disabled={offered.locked_for !== undefined}
            onClick={() => onChoose(offered.method)}
          >
            <Icon name={icons[offered.method]} />
            <span>
              <span className={styles.name}>{t(`method_${offered.method}`)}</span>
              <span className={styles.hint}>{hint(offered)}</span>
            </span>
            <Icon name="chevron-right" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}

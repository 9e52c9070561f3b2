import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure } from './auth-failure.ts';

type Props = { readonly failure: AuthFailure | undefined; readonly secondsLeft: number };

/** Why it did not work, in plain words; a fault of one field is said at the field. */
export function AuthFailureNotice({ failure, secondsLeft }: Props): ReactElement | null {
  const { t } = useTranslation('account-screens');
  if (!failure || failure.kind === 'field') return null;
  if (failure.kind === 'wait' && secondsLeft === 0) return null;
  return (
    <Notice tone="danger" announce>
      {t(`failure_${failure.kind}`, { seconds: secondsLeft })}
    </Notice>
  );
}

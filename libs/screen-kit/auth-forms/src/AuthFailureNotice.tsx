import { Notice, VisuallyHidden } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure } from './auth-failure.ts';

type Props = { readonly failure: AuthFailure | undefined; readonly secondsLeft: number };

/** Shows why sign-in or sign-up failed; errors of a field are shown at the field. */
export function AuthFailureNotice({ failure, secondsLeft }: Props): ReactElement | null {
  const { t } = useTranslation('auth-forms');
  if (!failure || failure.kind === 'field' || failure.kind === 'input') return null;
  if (failure.kind === 'wait') {
    return secondsLeft > 0 ? <WaitNotice seconds={failure.seconds} secondsLeft={secondsLeft} /> : null;
  }
  return (
    <Notice tone="danger" announce>
      {failure.kind === 'said' ? failure.message : t(`failure_${failure.kind}`)}
    </Notice>
  );
}

const secondsPerMinute = 60;

/** Counts down visibly; screen readers announce the whole wait once. */
function WaitNotice({ seconds, secondsLeft }: { readonly seconds: number; readonly secondsLeft: number }) {
  const { t } = useTranslation('auth-forms');
  const text = (remaining: number) =>
    remaining > secondsPerMinute
      ? t('failure_wait_long', { minutes: Math.ceil(remaining / secondsPerMinute) })
      : t('failure_wait', { seconds: remaining });
  return (
    <Notice tone="danger" announce>
      <span aria-hidden="true">{text(secondsLeft)}</span>
      <VisuallyHidden>{text(seconds)}</VisuallyHidden>
    </Notice>
  );
}

import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationFailure } from './verification-failure.ts';

type Props = {
  readonly failure: VerificationFailure | undefined;
  /** Seconds left of a wait. */
  readonly secondsLeft?: number;
};

const secondsPerMinute = 60;

/** What went wrong and how to continue; the field itself shows a wrong answer. */
export function FailureNotice({ failure, secondsLeft = 0 }: Props): ReactElement | null {
  const { t } = useTranslation('verification-screens');
  if (!failure || failure.kind === 'wrong' || (failure.kind === 'wait' && secondsLeft === 0)) return null;
  const text = () => {
    if (failure.kind === 'said') return failure.message;
    if (failure.kind !== 'wait') return t(`failure_${failure.kind}`);
    return secondsLeft > secondsPerMinute
      ? t('wait_minutes', { minutes: Math.ceil(secondsLeft / secondsPerMinute) })
      : t('wait_seconds', { seconds: secondsLeft });
  };
  return (
    <Notice tone={failure.kind === 'sign-in' ? 'info' : 'danger'} announce>
      {text()}
    </Notice>
  );
}

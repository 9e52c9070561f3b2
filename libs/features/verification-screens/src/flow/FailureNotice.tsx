import { Notice } from '@pasar/design-system';
import { roundWait } from '@pasar/locale-format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationFailure } from './verification-failure.ts';

type Props = {
  readonly failure: VerificationFailure | undefined;
  /** Seconds left of a wait. */
  readonly secondsLeft?: number;
};

/** What went wrong and how to continue; the field itself shows a wrong answer. */
export function FailureNotice({ failure, secondsLeft = 0 }: Props): ReactElement | null {
  const { t } = useTranslation('verification-screens');
  if (!failure || failure.kind === 'wrong' || (failure.kind === 'wait' && secondsLeft === 0)) return null;
  const text = () => {
    if (failure.kind === 'message') return failure.message;
    if (failure.kind !== 'wait') return t(`failure_${failure.kind}`);
    const { unit, count } = roundWait(secondsLeft);
    return t(`wait_${unit}`, { [unit]: count });
  };
  return (
    <Notice tone={failure.kind === 'sign-in' ? 'info' : 'danger'} announce>
      {text()}
    </Notice>
  );
}

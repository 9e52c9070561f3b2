import { Notice, VisuallyHidden } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure } from './auth-failure.ts';

type Props = { readonly failure: AuthFailure | undefined; readonly secondsLeft: number };

/** Why it did not work, in plain words; a fault of one field is said at the field. */
export function AuthFailureNotice({ failure, secondsLeft }: Props): ReactElement | null {
  const { t } = useTranslation('account-screens');
  if (!failure || failure.kind === 'field') return null;
  if (failure.kind === 'wait') {
    return secondsLeft > 0 ? <WaitNotice seconds={failure.seconds} secondsLeft={secondsLeft} /> : null;
  }
  return (
    <Notice tone="danger" announce>
      {failure.kind === 'said' ? failure.message : t(`failure_${failure.kind}`)}
    </Notice>
  );
}

const minute = 60;

/** Counts down for the eye; a screen reader hears once how long it takes. */
function WaitNotice({ seconds, secondsLeft }: { readonly seconds: number; readonly secondsLeft: number }) {
  const { t } = useTranslation('account-screens');
  const words = (left: number) =>
    left > minute
      ? t('failure_wait_long', { minutes: Math.ceil(left / minute) })
      : t('failure_wait', { seconds: left });
  return (
    <Notice tone="danger" announce>
      <span aria-hidden="true">{words(secondsLeft)}</span>
      <VisuallyHidden>{words(seconds)}</VisuallyHidden>
    </Notice>
  );
}

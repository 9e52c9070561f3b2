import { Notice, VisuallyHidden } from '@pasar/design-system';
import type { UserAction } from '@pasar/error-catalogue';
import { CustomerServiceLink } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure } from './auth-failure.ts';

type Props = {
  readonly failure: AuthFailure | undefined;
  readonly secondsLeft: number;
  /** A link to what replaces an expired code or link. */
  readonly renewal?: ReactNode;
};

/** Shows why sign-in or sign-up failed; errors of a field are shown at the field. */
export function AuthFailureNotice({ failure, secondsLeft, renewal }: Props): ReactElement | null {
  const { t } = useTranslation('auth-forms');
  if (!failure || failure.kind === 'field' || failure.kind === 'input') return null;
  if (failure.kind === 'wait') {
    return secondsLeft > 0 ? <WaitNotice seconds={failure.seconds} secondsLeft={secondsLeft} /> : null;
  }
  if (failure.kind === 'message') {
    return (
      <Notice tone="danger" announce action={findAction(failure.userAction, renewal)}>
        {failure.message}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" announce>
      {t(`failure_${failure.kind}`)}
    </Notice>
  );
}

const findAction = (userAction: UserAction, renewal: ReactNode): ReactNode => {
  if (userAction === 'contact-support') return <CustomerServiceLink />;
  return userAction === 'start-again' ? renewal : undefined;
};

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

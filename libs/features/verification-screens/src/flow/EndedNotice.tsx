import { Button, ButtonLink, Notice, Stack } from '@pasar/design-system';
import { roundWait } from '@pasar/locale-format';
import { buildPath } from '@pasar/routing-table';
import type { Verification } from '@pasar/verification-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FailureNotice } from './FailureNotice.tsx';
import type { VerificationFailure } from './verification-failure.ts';

const secondsPerMinute = 60;

/** Shown when a verification no longer accepts answers: expired, rejected on the other device, or locked. */
export function EndedNotice({
  view,
  onRestart,
  exit,
}: {
  readonly view: Verification;
  readonly onRestart: () => void;
  readonly exit?: ReactElement | undefined;
}): ReactElement {
  const { t } = useTranslation('verification-screens');
  const waits = view.methods.flatMap(({ locked_for }) => (locked_for === undefined ? [] : [locked_for]));
  const seconds = Math.min(...waits);
  const { unit, count } = roundWait(seconds);
  if (view.state === 'locked') {
    return (
      <Stack gap="lg">
        <Notice tone="danger" announce title={t('locked_title')}>
          {unit === 'hours'
            ? t('locked_text_hours', { hours: count })
            : t('locked_text', { minutes: Math.max(1, Math.ceil(seconds / secondsPerMinute)) })}
        </Notice>
        {exit}
      </Stack>
    );
  }
  const isRefused = view.state === 'refused';
  return (
    <Stack gap="lg">
      <Notice
        tone={isRefused ? 'danger' : 'warning'}
        announce
        title={t(isRefused ? 'refused_title' : 'expired_title')}
      >
        {t(isRefused ? 'refused_text' : 'expired_text')}
      </Notice>
      <Button size="lg" block variant={isRefused ? 'secondary' : 'primary'} onClick={onRestart}>
        {t('start_again')}
      </Button>
    </Stack>
  );
}

/** Shown when the verification failed to load: another browser's, signed out, or no connection. */
export function FailedStart({
  failure,
  onRetry,
}: {
  readonly failure: VerificationFailure;
  readonly onRetry: () => void;
}): ReactElement {
  const { t } = useTranslation('verification-screens');
  const { pathname, search } = useLocation();
  return (
    <Stack gap="lg">
      <FailureNotice failure={failure.kind === 'wait' ? { kind: 'unknown' } : failure} />
      {failure.kind === 'sign-in' ? (
        <ButtonLink size="lg" block to={buildPath('buyer-login', {}, { next: pathname + search })}>
          {t('sign_in')}
        </ButtonLink>
      ) : (
        <Button size="lg" block onClick={onRetry}>
          {t('start_again')}
        </Button>
      )}
    </Stack>
  );
}

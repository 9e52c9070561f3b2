import { Button, ButtonLink, Notice, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { Verification } from '@pasar/verification-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FailureNotice } from './FailureNotice.tsx';
import type { VerificationFailure } from './verification-failure.ts';

/** Shown when a verification no longer accepts answers: expired, rejected on the other device, or locked. */
export function EndedNotice({
  view,
  onRestart,
}: {
  readonly view: Verification;
  readonly onRestart: () => void;
}): ReactElement {
  const { t } = useTranslation('verification-screens');
  const waits = view.methods.flatMap(({ locked_for }) => (locked_for === undefined ? [] : [locked_for]));
  const minutes = Math.max(1, Math.ceil(Math.min(...waits) / 60));
  if (view.state === 'locked') {
    return (
      <Notice tone="danger" announce title={t('locked_title')}>
        {t('locked_text', { minutes })}
      </Notice>
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
      {isRefused ? null : (
        <Button size="lg" block onClick={onRestart}>
          {t('start_again')}
        </Button>
      )}
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

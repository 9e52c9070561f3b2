import { Button, Cluster, Spinner, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useCountdown } from '@pasar/screen-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureNotice } from '../flow/FailureNotice.tsx';
import { solveCaptcha } from './solve-captcha.ts';
import type { StepProps } from './step-props.ts';

/**
 * Proof of work instead of a puzzle: starts on a press for a captcha, automatically for a traffic check.
 * Nothing to read, hear or recognise.
 *
 * @spec verification-captcha verification-traffic
 */
export function CaptchaStep({ controls }: StepProps): ReactElement {
  const { t } = useTranslation('verification-screens');
  const { view, failure, answer, refresh } = controls;
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const isTraffic = view?.kind === 'traffic';
  const hasBegun = useRef(false);
  const solve = async () => {
    setWorking(true);
    setFailed(false);
    const solved = await solveCaptcha(view?.challenge ?? '').catch(() => null);
    const isTaken = solved !== null && (await answer('captcha', solved));
    setWorking(false);
    if (isTaken) return;
    setFailed(true);
    // A challenge can be tried once: fetch a new one.
    await refresh();
    if (isTraffic && pathname === buildPath('verify-traffic'))
      void navigate(buildPath('verify-traffic-error') + search, { replace: true });
  };
  const solveOnce = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void solve();
  });
  useEffect(() => {
    if (isTraffic) solveOnce();
  }, [isTraffic]);
  return (
    <Stack gap="md">
      <FailureNotice
        failure={failed && (!failure || failure.kind === 'wrong') ? { kind: 'unknown' } : failure}
        secondsLeft={secondsLeft}
      />
      {working && isTraffic ? (
        <Cluster as="p" role="status" wrap={false}>
          <Spinner />
          <span>{t('checking_browser')}</span>
        </Cluster>
      ) : (
        <Button
          size="lg"
          block
          icon="shield"
          loading={working}
          disabled={secondsLeft > 0}
          onClick={() => void solve()}
        >
          {t(isTraffic ? 'check_again' : 'not_a_robot')}
        </Button>
      )}
      {working ? <p role="status">{isTraffic ? null : t('checking')}</p> : null}
    </Stack>
  );
}

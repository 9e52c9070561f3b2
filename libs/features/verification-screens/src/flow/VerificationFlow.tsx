import { Notice, Skeleton, Stack } from '@pasar/design-system';
import type { VerificationMethod } from '@pasar/verification';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MethodChoice } from '../steps/MethodChoice.tsx';
import { MethodStep } from '../steps/MethodStep.tsx';
import { FailedStart, EndedNotice } from './EndedNotice.tsx';
import { useVerification } from './use-verification.ts';
import type { VerificationStart } from './use-verification.ts';

type Props = VerificationStart & {
  /** The only method of this page; otherwise the shopper chooses. */
  readonly method?: VerificationMethod | undefined;
  /** Called with the token; empty for a verification that no call waits for. */
  readonly onPassed: (token: string) => void;
  /** Restarts a verification that a waiting call demanded; otherwise another is started that no call waits for. */
  readonly onRestart?: (() => void) | undefined;
  /** The way out while locked; absent where the shopper can close the verification. */
  readonly exit?: ReactElement;
};

/** A verification from start to finish. @spec verification-ivs */
export function VerificationFlow({ method, onPassed, onRestart, exit, ...start }: Props): ReactElement {
  const { t } = useTranslation('verification-screens');
  const controls = useVerification(start);
  const { view, failure } = controls;
  const restart = onRestart ?? controls.restart;
  const [chosen, setChosen] = useState(method);
  const isPassed = view?.state === 'passed' || view?.state === 'used';
  const token = view?.token ?? '';
  // Only once it passes: a later read returns another token.
  const pass = useEffectEvent(() => onPassed(token));
  useEffect(() => {
    if (isPassed) pass();
  }, [isPassed]);
  if (!view && failure) return <FailedStart failure={failure} onRetry={restart} />;
  if (!view || isPassed) {
    return (
      <Stack gap="md">
        <Skeleton width="three-quarters" />
        <Skeleton />
      </Stack>
    );
  }
  if (view.state !== 'requested') {
    return <EndedNotice view={view} onRestart={restart} exit={exit} />;
  }
  const offered = view.methods;
  const only = offered.length === 1 ? offered[0]?.method : undefined;
  const current = offered.find(({ method: each }) => each === (chosen ?? only));
  const isMissing = method !== undefined && !offered.some((each) => each.method === method);
  if (!current) {
    return (
      <Stack gap="md">
        {isMissing && offered.length > 0 ? <Notice>{t('method_not_offered')}</Notice> : null}
        <MethodChoice methods={offered} onChoose={setChosen} />
      </Stack>
    );
  }
  const hasOthers = offered.length > 1;
  return (
    <MethodStep
      key={current.method}
      controls={controls}
      offered={current}
      onOther={
        hasOthers
          ? () => {
              controls.forgetFailure();
              setChosen(undefined);
            }
          : undefined
      }
    />
  );
}

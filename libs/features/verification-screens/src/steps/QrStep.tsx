import { Button, Spinner, Stack } from '@pasar/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { FailureNotice } from '../flow/FailureNotice.tsx';
import { useCountdown } from '../flow/use-countdown.ts';
import { usePoll } from '../flow/use-poll.ts';
import styles from './QrStep.module.css';
import type { StepProps } from './step-props.ts';

/** The modules of a QR code as one path on a grid of its size. */
function toPath(address: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(address, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}

/** A QR code for a device where the member is signed in. @spec verification-qr */
export function QrStep({ controls }: StepProps): ReactElement {
  const { t } = useTranslation('verification-screens');
  const { failure, busy, refresh } = controls;
  const [address, setAddress] = useState<string>();
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  usePoll(address !== undefined, refresh);
  const show = async () => {
    const next = await controls.send({ method: 'qr' });
    if (next) setAddress(next.address);
  };
  const hasBegun = useRef(false);
  const showOnce = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void show();
  });
  useEffect(() => showOnce(), []);
  const code = address === undefined ? undefined : toPath(address);
  return (
    <Stack gap="lg">
      <p>{t('qr_text')}</p>
      {code ? (
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('qr_label')}
        >
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      ) : null}
      {code ? (
        <p role="status">
          <Spinner /> {t('waiting_confirmation')}
        </p>
      ) : null}
      <FailureNotice failure={failure} secondsLeft={secondsLeft} />
      <Button variant="secondary" block loading={busy} disabled={secondsLeft > 0} onClick={() => void show()}>
        {t('new_qr')}
      </Button>
    </Stack>
  );
}

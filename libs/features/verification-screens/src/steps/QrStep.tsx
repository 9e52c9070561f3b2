import { Button, Cluster, QrCode, Spinner, Stack } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../flow/FailureNotice.tsx';
import { usePoll } from '../flow/use-poll.ts';
import type { StepProps } from './step-props.ts';

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
  return (
    <Stack gap="lg">
      <p>{t('qr_text')}</p>
      {address === undefined ? null : <QrCode text={address} label={t('qr_label')} />}
      {address === undefined ? null : (
        <Cluster as="p" role="status" wrap={false}>
          <Spinner />
          <span>{t('waiting_confirmation')}</span>
        </Cluster>
      )}
      <FailureNotice failure={failure} secondsLeft={secondsLeft} />
      <Button variant="secondary" block loading={busy} disabled={secondsLeft > 0} onClick={() => void show()}>
        {t('new_qr')}
      </Button>
    </Stack>
  );
}

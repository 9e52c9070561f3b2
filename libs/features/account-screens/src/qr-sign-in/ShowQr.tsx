import { Button, Notice, QrCode, Skeleton, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInRole } from '../shared/sign-in-methods.data.ts';
import styles from './ShowQr.module.css';
import { useShownQr } from './use-shown-qr.ts';
import type { QrSignInCode } from './use-shown-qr.ts';

/** The QR code that signs this browser in, with instructions and its status. */
export function ShowQr({ role }: { readonly role: SignInRole }): ReactElement {
  const { t } = useTranslation('account-screens');
  const shown = useShownQr(role);
  return (
    <Stack gap="lg">
      <Picture shown={shown} />
      <ol className={styles.steps}>
        <li>{t('qr_step_open')}</li>
        <li>{t('qr_step_scan')}</li>
        <li>{t('qr_step_confirm')}</li>
      </ol>
    </Stack>
  );
}

function Picture({ shown: { state, url, error, renew } }: { readonly shown: QrSignInCode }): ReactElement {
  const { t } = useTranslation('account-screens');
  if (state === 'loading' || state === 'signed-in')
    return <Skeleton shape="block" className={styles.skeleton} />;
  if (url && state === 'pending') return <QrCode text={url} label={t('qr_label')} />;
  if (state === 'opened')
    return (
      <Notice tone="info" announce>
        {t('qr_opened')}
      </Notice>
    );
  return (
    <Stack gap="md">
      <Notice tone={state === 'expired' ? 'warning' : 'danger'} announce>
        {state === 'failed' ? error?.message || t('failure_unknown') : t(`qr_${state}`)}
      </Notice>
      <Button block icon="refresh" onClick={renew}>
        {t('qr_renew')}
      </Button>
    </Stack>
  );
}

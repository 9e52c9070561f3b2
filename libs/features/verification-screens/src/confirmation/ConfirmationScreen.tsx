import { FormPage } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { buildPath } from '@pasar/routing-table';
import { useHashToken, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { VerificationFlow } from '../flow/VerificationFlow.tsx';
import { readNext, readVerificationId } from '../page/read-next.ts';
import { ConfirmQuestion } from './ConfirmQuestion.tsx';

type Props = ScreenComponentProps<'verify-qr' | 'dlink-verify-link'>;

/**
 * The target of a link or a scanned QR code: asks whether the request was the member's. Without a token,
 * /verify/qr shows a QR code.
 */
export function ConfirmationScreen({ input }: Props): ReactElement {
  const { t } = useTranslation('verification-screens');
  const token = useHashToken();
  const context = useScreenContext();
  const navigate = useNavigate();
  if (token === null && input.route === 'verify-qr') {
    return (
      <FormPage title={t('title_qr')} lead={t('lead_qr')}>
        <VerificationFlow
          code={errorCodes.NEED_IDENTITY_VERIFICATION}
          id={readVerificationId(input.query)}
          method="qr"
          onPassed={() => void navigate(readNext(input.query, context), { replace: true })}
        />
      </FormPage>
    );
  }
  return (
    <FormPage title={t('title_confirm')} lead={t('lead_confirm')}>
      <ConfirmQuestion token={token} path={buildPath(input.route)} />
    </FormPage>
  );
}

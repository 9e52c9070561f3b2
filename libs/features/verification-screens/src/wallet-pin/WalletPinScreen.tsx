import { verificationApi } from '@pasar/verification-api';
import { errorCodes } from '@pasar/error-catalogue';
import { BackLink, Button, ErrorState, FormPage, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { VerificationFlow } from '../flow/VerificationFlow.tsx';
import { readNext, readVerificationId } from '../page/read-next.ts';
import { PinForm } from './PinForm.tsx';

/** Confirms a call with the wallet PIN; a member without one sets it here, and one who forgot it replaces it. */
export function WalletPinScreen({ input }: ScreenComponentProps<'payment-ivs-wallet-pin'>): ReactElement {
  const { t } = useTranslation('verification-screens');
  const context = useScreenContext();
  const navigate = useNavigate();
  const { data, isError, refetch } = verificationApi.useReadWalletPinQuery();
  const [isReplacing, setIsReplacing] = useState(false);
  const goOn = () => void navigate(readNext(input.query, context), { replace: true });
  const isAsked = new URLSearchParams(input.query).has('next');
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  const confirms = data?.has_pin === true && isAsked && !isReplacing;
  return (
    <FormPage
      back={isAsked ? null : <BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>}
      title={t(confirms ? 'title_pin' : 'title_set_pin')}
      lead={t(confirms ? 'lead_pin' : 'lead_set_pin')}
    >
      {data === undefined ? <Skeleton /> : null}
      {confirms ? (
        <Stack gap="md">
          <VerificationFlow
            code={errorCodes.NEED_IDENTITY_VERIFICATION}
            id={readVerificationId(input.query)}
            method="wallet-pin"
            onPassed={goOn}
          />
          <Button variant="quiet" block onClick={() => setIsReplacing(true)}>
            {t('forgot_pin')}
          </Button>
        </Stack>
      ) : null}
      {data !== undefined && !confirms ? (
        <PinForm hasPin={data.has_pin} onSaved={isAsked ? goOn : undefined} />
      ) : null}
    </FormPage>
  );
}

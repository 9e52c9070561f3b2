import { qrSignInApi } from '@pasar/account-api/qr-sign-in';
import type { ApiError } from '@pasar/base-api';
import { Button, ButtonLink, Notice, Skeleton, Stack } from '@pasar/design-system';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QrFacts } from './QrFacts.tsx';

type Props = { readonly token: string; readonly username: string };

/** What the code would sign in, with buttons to confirm or reject it. */
export function AnswerQr({ token, username }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const [open, opened] = qrSignInApi.useOpenQrMutation();
  useEffect(() => void open({ token }), [open, token]);
  if (opened.error) return <Refused error={opened.error as ApiError} />;
  if (!opened.data) return <Skeleton shape="block" />;
  return (
    <Stack gap="lg">
      <QrFacts facts={opened.data} username={username} />
      <Notice tone="warning">{t('qr_warning')}</Notice>
      <Answer token={token} />
    </Stack>
  );
}

function Answer({ token }: { readonly token: string }): ReactElement {
  const { t } = useTranslation('account-screens');
  const [answer, answered] = qrSignInApi.useAnswerQrMutation();
  const [isConfirmed, setIsConfirmed] = useState<boolean>();
  const send = (confirm: boolean) => {
    setIsConfirmed(confirm);
    void answer({ token, confirm });
  };
  if (answered.error) return <Refused error={answered.error as ApiError} />;
  if (answered.data)
    return (
      <>
        <Notice tone={isConfirmed ? 'success' : 'info'} announce>
          {t(isConfirmed ? 'qr_confirmed' : 'qr_declined')}
        </Notice>
        <Home />
      </>
    );
  const isSending = answered.isLoading;
  return (
    <>
      <Button size="lg" block loading={isSending && isConfirmed === true} onClick={() => send(true)}>
        {t('qr_confirm')}
      </Button>
      <Button
        variant="secondary"
        size="lg"
        block
        loading={isSending && isConfirmed === false}
        onClick={() => send(false)}
      >
        {t('qr_decline')}
      </Button>
    </>
  );
}

function Refused({ error }: { readonly error: ApiError }): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <Stack gap="lg">
      <Notice tone="danger" announce>
        {error.message || t('failure_unknown')}
      </Notice>
      <Home />
    </Stack>
  );
}

function Home(): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <ButtonLink variant="secondary" size="lg" block to="/">
      {t('continue_shopping')}
    </ButtonLink>
  );
}

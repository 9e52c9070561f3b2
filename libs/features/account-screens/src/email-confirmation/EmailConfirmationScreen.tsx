import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { AuthFailureNotice, useFormCall } from '@pasar/auth-forms';
import { Button, ButtonLink, FormPage, Notice, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useHashToken } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Confirms the e-mail address of a mailed link. Requires a click, since mail scanners open links too. */
export function EmailConfirmationScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  const token = useHashToken();
  return (
    <FormPage title={t('confirm_email_title')} lead={t('confirm_email_lead')}>
      {token === null ? <Incomplete /> : <Confirm token={token} />}
    </FormPage>
  );
}

function Incomplete(): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <Stack gap="lg">
      <Notice tone="warning">{t('link_incomplete')}</Notice>
      <ButtonLink variant="secondary" size="lg" block to="/">
        {t('continue_shopping')}
      </ButtonLink>
    </Stack>
  );
}

function Confirm({ token }: { readonly token: string | undefined }): ReactElement {
  const { t } = useTranslation('account-screens');
  const [call] = signInMethodsApi.useConfirmEmailMutation();
  const [email, setEmail] = useState<string>();
  const { send, busy, failure } = useFormCall('confirm-email', async (given: string) => {
    const answer = await call({ token: given });
    setEmail(answer.data?.email);
    return answer;
  });
  if (email) {
    return (
      <Stack gap="lg">
        <Notice tone="success" announce>
          {t('email_confirmed', { email })}
        </Notice>
        <ButtonLink size="lg" block to="/">
          {t('continue')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <AuthFailureNotice
        failure={failure}
        secondsLeft={0}
        renewal={<Link to={buildPath('user-account-email')}>{t('new_link')}</Link>}
      />
      <Button size="lg" block loading={busy} disabled={!token} onClick={() => void send(token ?? '')}>
        {t('confirm_email')}
      </Button>
    </Stack>
  );
}

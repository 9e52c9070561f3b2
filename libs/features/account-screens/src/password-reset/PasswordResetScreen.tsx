import { FormPage } from '@pasar/design-system';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { accountRules } from '@pasar/markets';
import { useHashToken, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OneTimeCode } from '../one-time-code/OneTimeCode.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import type { AuthLink } from '../shared/AuthLinks.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { useAuthCall } from '../shared/use-auth-call.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const codeLinks: readonly AuthLink[] = [
  { route: 'forgot-password', textKey: 'reset_by_email' },
  { route: 'buyer-login', textKey: 'sign_in_by_password' },
];
const linkLinks: readonly AuthLink[] = [
  { route: 'forgot-password', textKey: 'new_link' },
  { route: 'buyer-login', textKey: 'sign_in_by_password' },
];

/** Sets a new password: by a mailed link when the URL carries its token, else by a one-time code. */
export function PasswordResetScreen({
  input,
}: ScreenComponentProps<'buyer-reset' | 'buyer-login-reset-legacy'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const token = useHashToken();
  return (
    <RedirectSignedIn query={input.query}>
      <FormPage title={t('reset_title')} lead={t(token ? 'reset_link_lead' : 'reset_lead')}>
        {token ? <NewPasswordForm token={token} query={input.query} /> : <ResetByCode />}
        <AuthLinks query={input.query} links={token ? linkLinks : codeLinks} />
      </FormPage>
    </RedirectSignedIn>
  );
}

function ResetByCode(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { market } = useScreenContext();
  const [reset] = signInMethodsApi.useResetByCodeMutation();
  const call = useAuthCall('reset-by-code', reset);
  return (
    <OneTimeCode
      purpose="reset"
      channels={accountRules[market.code].codeChannels}
      call={call}
      submitLabel={t('set_password')}
    />
  );
}

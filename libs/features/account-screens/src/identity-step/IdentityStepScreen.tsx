import { FormPage } from '@pasar/design-system';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { IdentityCode } from '@pasar/auth-forms';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import type { AuthLink } from '../shared/AuthLinks.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { useAuthCall } from '../shared/use-auth-call.ts';

const links: readonly AuthLink[] = [
  { route: 'buyer-login', textKey: 'start_again' },
  { route: 'buyer-reset', textKey: 'forgot_password' },
];

/** Asks for a one-time code after a correct password that followed wrong ones. */
export function IdentityStepScreen({ input }: ScreenComponentProps<'authenticate-ivs'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const [sendCode] = signInMethodsApi.useSendIdentityStepMutation();
  const [answer] = signInMethodsApi.useAnswerIdentityStepMutation();
  const call = useAuthCall('answer-identity-step', answer);
  return (
    <RedirectSignedIn query={input.query}>
      <FormPage title={t('step_title')} lead={t('step_lead')}>
        <IdentityCode sendCode={() => sendCode()} call={call} submitLabel={t('sign_in')} />
        <AuthLinks query={input.query} links={links} />
      </FormPage>
    </RedirectSignedIn>
  );
}

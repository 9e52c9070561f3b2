import { FormPage } from '@pasar/design-system';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { accountRules } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OneTimeCode } from '../one-time-code/OneTimeCode.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { OtherMethods } from '../shared/OtherMethods.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { useAuthCall } from '../shared/use-auth-call.ts';
import { codeSignInPages } from './code-sign-in-pages.data.ts';
import type { CodeSignInRoute } from './code-sign-in-pages.data.ts';

/** Sign-in with a one-time code, for buyers and sellers. */
export function CodeSignInScreen({ input }: ScreenComponentProps<CodeSignInRoute>): ReactElement {
  const { t } = useTranslation('account-screens');
  const { market } = useScreenContext();
  const [signIn] = signInMethodsApi.useSignInByCodeMutation();
  const call = useAuthCall('sign-in-by-code', ({ recipient, code }: { recipient: string; code: string }) =>
    signIn({ recipient, code }),
  );
  const { role, method, titleKey, leadKey, onlyChannel, links } = codeSignInPages[input.route];
  const offered = accountRules[market.code].codeChannels;
  const channels = onlyChannel && offered.includes(onlyChannel) ? [onlyChannel] : offered;
  return (
    <RedirectSignedIn query={input.query}>
      <FormPage title={t(titleKey)} lead={t(leadTextKey(input.query, leadKey))}>
        <OneTimeCode purpose="sign-in" channels={channels} call={call} submitLabel={t('sign_in')} />
        <OtherMethods role={role} query={input.query} current={method} />
        <AuthLinks query={input.query} links={links} />
      </FormPage>
    </RedirectSignedIn>
  );
}

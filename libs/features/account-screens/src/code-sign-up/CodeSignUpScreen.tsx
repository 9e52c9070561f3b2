import { FormPage } from '@pasar/design-system';
import { carriedQuery } from '@pasar/account';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { accountMarksApi } from '@pasar/account-api/marks';
import { accountRules } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeAnswer } from '../one-time-code/CodeForm.tsx';
import { OneTimeCode } from '../one-time-code/OneTimeCode.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { PolicyNotice } from '../shared/PolicyNotice.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { useAuthCall } from '../shared/use-auth-call.ts';
import { codeSignUpPages } from './code-sign-up-pages.data.ts';
import type { CodeSignUpRoute } from './code-sign-up-pages.data.ts';

/** Creates the account and accepts the privacy policy; the identity step follows in markets that have one. @spec set-account-time */
function useSignUpByCode(query: string) {
  const [signUp] = signInMethodsApi.useSignUpByCodeMutation();
  const [accept] = accountMarksApi.useAcceptPrivacyPolicyMutation();
  const [via, setVia] = useState<string>();
  const call = useAuthCall('sign-up-by-code', async ({ recipient, code }: CodeAnswer) => {
    const answer = await signUp({ recipient, code });
    if (answer.data?.needs_identity) setVia(buildPath('buyer-signup-kyc', {}, carriedQuery(query)));
    if (answer.data) void accept();
    return answer;
  });
  return { call, via };
}

/** Sign-up with a one-time code: for buyers, for sellers and during checkout. */
export function CodeSignUpScreen({ input }: ScreenComponentProps<CodeSignUpRoute>): ReactElement {
  const { t } = useTranslation('account-screens');
  const { market } = useScreenContext();
  const { call, via } = useSignUpByCode(input.query);
  const { titleKey, leadKey, links, otherwise } = codeSignUpPages[input.route];
  return (
    <RedirectSignedIn query={input.query} otherwise={otherwise} via={via}>
      <FormPage title={t(titleKey)} lead={t(leadTextKey(input.query, leadKey))}>
        <OneTimeCode
          purpose="sign-up"
          channels={accountRules[market.code].codeChannels}
          call={call}
          submitLabel={t('sign_up')}
        />
        <PolicyNotice />
        <AuthLinks query={input.query} links={links} />
      </FormPage>
    </RedirectSignedIn>
  );
}

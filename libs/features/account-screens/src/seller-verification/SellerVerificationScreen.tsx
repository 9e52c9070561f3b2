import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { FormPage, RadioGroup, Stack } from '@pasar/design-system';
import { accountRules } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeAnswer } from '../one-time-code/CodeForm.tsx';
import { OneTimeCode } from '../one-time-code/OneTimeCode.tsx';
import { SubAccountButton } from '../seller-sign-in/SubAccountButton.tsx';
import { targetAfterSignIn } from '../shared/target-after-sign-in.ts';
import { useAuthCall } from '../shared/use-auth-call.ts';
import { useGoTo } from '../shared/use-go-to.ts';

type Kind = 'main' | 'sub';

/** Verifies a seller's account: the main account with a code, a sub-account at its own service. */
export function SellerVerificationScreen({
  input,
}: ScreenComponentProps<'verify-account-seller-main-sub'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const [kind, setKind] = useState<Kind>('main');
  const option = (value: Kind) => ({
    value,
    label: t(`${value}_account`),
    hint: t(`${value}_account_hint`),
  });
  return (
    <FormPage title={t('main_sub_title')} lead={t('main_sub_lead')}>
      <Stack gap="lg">
        <RadioGroup
          legend={t('main_sub_lead')}
          legendHidden
          look="cards"
          value={kind}
          options={[option('main'), option('sub')]}
          onValueChange={(value) => setKind(value as Kind)}
        />
        {kind === 'main' ? <MainAccountCode query={input.query} /> : <SubAccountButton query={input.query} />}
      </Stack>
    </FormPage>
  );
}

function MainAccountCode({ query }: { readonly query: string }): ReactElement {
  const { t } = useTranslation('account-screens');
  const context = useScreenContext();
  const goTo = useGoTo();
  const [signIn] = signInMethodsApi.useSignInByCodeMutation();
  const call = useAuthCall('sign-in-by-code', async ({ recipient, code }: CodeAnswer) => {
    const answer = await signIn({ recipient, code });
    if (!answer.error) goTo(targetAfterSignIn(query, context));
    return answer;
  });
  const channels = accountRules[context.market.code].codeChannels;
  return <OneTimeCode purpose="sign-in" channels={channels} call={call} submitLabel={t('continue')} />;
}

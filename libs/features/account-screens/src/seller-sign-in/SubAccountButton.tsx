import { subAccountOrigin } from '@pasar/account';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { Button } from '@pasar/design-system';
import { useScreenContext, useShowFailure } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { targetAfterSignIn } from '../shared/target-after-sign-in.ts';

/** Redirects a sub-account to the service where it signs in; shows a toast if there is none. @spec seller-oauth-toast subaccount-origin */
export function SubAccountButton({ query }: { readonly query: string }): ReactElement {
  const { t } = useTranslation('account-screens');
  const context = useScreenContext();
  const showFailure = useShowFailure();
  const [ask, { isFetching }] = signInMethodsApi.useLazySubAccountOauthLoginQuery();
  const start = async () => {
    const { data, error } = await ask({
      redirect_url: targetAfterSignIn(query, context),
      redirect_region: context.market.code,
      origin: subAccountOrigin,
    });
    if (data) return window.location.assign(data.redirect_url);
    return showFailure({ call: 'seller-oauth', error, fallbackMessage: t('msg_login_signup_general_error') });
  };
  return (
    <Button variant="secondary" block icon="store" loading={isFetching} onClick={() => void start()}>
      {t('sub_account_sign_in')}
    </Button>
  );
}

import { carriedQuery } from '@pasar/account';
import { accountApi, useSession } from '@pasar/account-api';
import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import type { ApiError } from '@pasar/base-api';
import { ButtonLink, FormPage, Notice, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { targetAfterSignIn } from '../shared/target-after-sign-in.ts';
import { useGoTo } from '../shared/use-go-to.ts';

/** Sends the provider's response to the store once, and continues to the page that the visitor came from. */
function useFinish(answer: string): ApiError | undefined {
  const context = useScreenContext();
  const goTo = useGoTo();
  const isSent = useRef(false);
  const [finish, { error }] = socialSignInApi.useFinishSocialMutation();
  const [loadAccount] = accountApi.useLazyGetAccountInfoQuery();
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void finish({ answer }).then(async ({ data }) => {
      if (!data) return;
      if (data.outcome === 'signed-in') await loadAccount();
      const bind = buildPath('authenticate-social-bind', {}, carriedQuery(data.carried));
      goTo(data.outcome === 'bind' ? bind : targetAfterSignIn(data.carried, context));
    });
  }, [answer, context, finish, goTo, loadAccount]);
  return error as ApiError | undefined;
}

/** The page to which identity providers redirect back. */
export function OauthScreen({ input }: ScreenComponentProps<'authenticate-oauth'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const error = useFinish(input.query);
  const isMember = useSession().status === 'logged-in';
  const failureLead = isMember ? 'oauth_unchanged' : 'oauth_failed';
  return (
    <FormPage
      title={t(error ? 'oauth_failed_title' : 'oauth_title')}
      lead={t(error ? failureLead : 'oauth_lead')}
    >
      {error ? <OauthFailure error={error} isMember={isMember} /> : <Skeleton shape="block" />}
    </FormPage>
  );
}

type FailureProps = { readonly error: ApiError; readonly isMember: boolean };

/** Says why it failed, and leads to the page where a member began, or to a visitor's other ways to sign in and from there to that page. */
function OauthFailure({ error: { message, carried = '' }, isMember }: FailureProps): ReactElement {
  const { t } = useTranslation('account-screens');
  const context = useScreenContext();
  return (
    <Stack gap="lg">
      <Notice tone="danger" announce>
        {message || t('failure_unknown')}
      </Notice>
      {isMember ? (
        <ButtonLink size="lg" block to={targetAfterSignIn(carried, context)}>
          {t('go_back')}
        </ButtonLink>
      ) : (
        <ButtonLink size="lg" block to={buildPath('buyer-login', {}, carriedQuery(carried))}>
          {t('other_ways')}
        </ButtonLink>
      )}
    </Stack>
  );
}

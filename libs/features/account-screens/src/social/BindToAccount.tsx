import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { AuthFailureNotice, useFormCall, useIdentityDialog } from '@pasar/auth-forms';
import { Button, ButtonLink, Stack } from '@pasar/design-system';
import { useScreenContext, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { targetAfterSignIn } from '../shared/target-after-sign-in.ts';
import { useGoTo } from '../shared/use-go-to.ts';

type Props = { readonly provider: string; readonly username: string; readonly query: string };

/** Links the identity to the signed-in account, after confirmation and proof of identity. */
export function BindToAccount({ provider, username, query }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const context = useScreenContext();
  const toast = useToast();
  const goTo = useGoTo();
  const target = targetAfterSignIn(query, context);
  const [bind] = socialSignInApi.useBindSocialMutation();
  const identity = useIdentityDialog();
  const { send, busy, failure } = useFormCall('bind-social', async () => {
    const answer = await identity.run(() => bind());
    if (answer.error) return answer;
    toast({ message: t('bind_done', { provider }), kind: 'success' });
    goTo(target);
    return answer;
  });
  return (
    <Stack gap="lg">
      <p>{t('bind_question', { provider, username })}</p>
      <AuthFailureNotice failure={failure} secondsLeft={0} />
      <Button size="lg" block loading={busy} onClick={() => void send(undefined)}>
        {t('bind_confirm')}
      </Button>
      <ButtonLink variant="secondary" size="lg" block to={target}>
        {t('bind_skip')}
      </ButtonLink>
      {identity.dialog}
    </Stack>
  );
}

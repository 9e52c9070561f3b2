import { useSession } from '@pasar/account-api';
import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { normalizeEmail } from '@pasar/account';
import { IdentityGate } from '@pasar/auth-forms';
import { Button, Notice, Stack, TextField } from '@pasar/design-system';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

/** Changes the e-mail address: the old one stays until the link sent to the new one is opened. */
export function EmailScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useGetProfileQuery();
  return (
    <ProfilePage title={t('email')} lead={t('email_lead', { email: query.data?.email || '–' })}>
      <WhenLoaded query={query}>
        {(profile) => (
          <Stack gap="lg">
            {profile.pending_email ? (
              <Notice tone="info" announce>
                {t('email_pending', { email: profile.pending_email })}
              </Notice>
            ) : null}
            {isToConfirm(profile) ? <Notice tone="warning">{t('email_to_confirm')}</Notice> : null}
            <ChangeEmail profile={profile} />
          </Stack>
        )}
      </WhenLoaded>
    </ProfilePage>
  );
}

/** Whether the account has an address that no link has confirmed and to which none was sent since. */
const isToConfirm = ({ email, email_verified, pending_email }: Profile): boolean =>
  email !== '' && !email_verified && pending_email === undefined;

/** The profile's address is masked; the account's is not, and is filled in for another link to it. */
function useAddressToConfirm(profile: Profile): string {
  const session = useSession();
  return isToConfirm(profile) && session.status === 'logged-in' ? session.account.email : '';
}

function ChangeEmail({ profile }: { readonly profile: Profile }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const [isSent, setIsSent] = useState(false);
  const [change] = profileApi.useChangeEmailMutation();
  const call = useMemberCall('email-change', change);
  const toConfirm = useAddressToConfirm(profile);
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    defaultValues: { email: toConfirm },
  });
  // The account may arrive after the profile.
  useEffect(() => {
    if (toConfirm !== '' && getValues('email') === '') setValue('email', toConfirm);
  }, [toConfirm, getValues, setValue]);
  const submit = async ({ email }: { email: string }) =>
    setIsSent((await call.send({ email: email.trim() })) !== undefined);
  return (
    <IdentityGate profile={profile} isAskedAgain={call.needsProof} onProved={call.clear}>
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="lg">
          <TextField
            label={t(isToConfirm(profile) ? 'email' : 'new_email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={formState.errors.email ? t('fault_email') : undefined}
            {...register('email', { validate: (text) => normalizeEmail(text) !== null })}
          />
          <Failure text={call.failure} />
          <Button type="submit" block loading={call.busy}>
            {t(isSent ? 'send_link_again' : 'send_link')}
          </Button>
        </Stack>
      </form>
    </IdentityGate>
  );
}

import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { checkPassword, passwordMinLength } from '@pasar/account';
import { IdentityGate } from '@pasar/auth-forms';
import { Button, PasswordField, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../shared/Failure.tsx';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

/** Sets a new password, and signs out all other devices. */
export function PasswordScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useGetProfileQuery();
  return (
    <ProfilePage title={t('password')} lead={t('password_lead')}>
      <WhenLoaded query={query}>{(profile) => <ChangePassword profile={profile} />}</WhenLoaded>
    </ProfilePage>
  );
}

function ChangePassword({ profile }: { readonly profile: Profile }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const navigate = useNavigate();
  const [change] = profileApi.useChangePasswordMutation();
  const call = useMemberCall('password-change', change);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const fault = formState.errors.password?.message;
  const findFault = (password: string): string | true => {
    const check = checkPassword(password, profile.username);
    return check.valid || check.reason;
  };
  const submit = async (values: { password: string }) => {
    if (!(await call.send(values))) return;
    toast({ message: t('password_saved'), kind: 'success' });
    await navigate(buildPath('user-account'));
  };
  return (
    <IdentityGate profile={profile} isAskedAgain={call.needsProof} onProved={call.clear}>
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="lg">
          <PasswordField
            label={t('new_password')}
            hint={t('password_hint', { count: passwordMinLength })}
            autoComplete="new-password"
            error={fault ? t(`fault_${fault}`) : undefined}
            {...register('password', { validate: findFault })}
          />
          <Failure text={call.failure} />
          <Button type="submit" block loading={call.busy}>
            {t('set_password')}
          </Button>
        </Stack>
      </form>
    </IdentityGate>
  );
}

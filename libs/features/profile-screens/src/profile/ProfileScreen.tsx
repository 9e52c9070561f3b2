import { profileApi } from '@pasar/account-api/profile';
import { Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { Portrait } from './Portrait.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The member's profile. */
export function ProfileScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useGetProfileQuery();
  return (
    <ProfilePage title={t('profile')} lead={t('profile_lead')}>
      <WhenLoaded query={query}>
        {(profile) => (
          <Stack gap="xl">
            <Portrait portrait={profile.portrait} username={profile.username} />
            <ProfileForm profile={profile} />
          </Stack>
        )}
      </WhenLoaded>
    </ProfilePage>
  );
}

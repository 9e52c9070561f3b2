import { profileApi } from '@pasar/account-api/profile';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import { KeepAccount } from './KeepAccount.tsx';

/** Requests the deletion of the account; a member who returns during the grace period is asked whether to keep it. */
export function DeleteAccountScreen({ input }: ScreenComponentProps<'user-account-delete'>): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useGetProfileQuery();
  return (
    <ProfilePage title={t('delete_account')}>
      <WhenLoaded query={query}>
        {(profile) =>
          profile.deletion_time === undefined ? (
            <DeletionForm profile={profile} />
          ) : (
            <KeepAccount deletionTime={profile.deletion_time} query={input.query} />
          )
        }
      </WhenLoaded>
    </ProfilePage>
  );
}

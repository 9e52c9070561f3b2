import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { IdentityGate } from '@pasar/auth-forms';
import { Button, ButtonLink, Card, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';
import { downloadJson } from './download-json.ts';

/** The member's data as a download, and a link to delete the account. */
export function AccountDataScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useGetProfileQuery();
  return (
    <ProfilePage title={t('data')} lead={t('data_lead')} bare>
      <Card>
        <WhenLoaded query={query}>{(profile) => <Download profile={profile} />}</WhenLoaded>
      </Card>
      <ButtonLink variant="quiet" to={buildPath('user-account-delete')}>
        {t('delete_account')}
      </ButtonLink>
    </ProfilePage>
  );
}

function Download({ profile }: { readonly profile: Profile }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const [exportAccount] = profileApi.useExportAccountMutation();
  const call = useMemberCall('account-export', () => exportAccount());
  const download = async () => {
    const data = await call.send(undefined);
    if (data) downloadJson('pasar-account.json', data);
  };
  return (
    <IdentityGate profile={profile} isAskedAgain={call.needsProof} onProved={call.clear}>
      <Stack gap="lg">
        <p>{t('download_text')}</p>
        <Failure text={call.failure} />
        <Button block loading={call.busy} onClick={() => void download()}>
          {t('download')}
        </Button>
      </Stack>
    </IdentityGate>
  );
}

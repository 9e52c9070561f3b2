import { profileApi } from '@pasar/account-api/profile';
import type { MemberGroup } from '@pasar/account-api/profile';
import { ButtonLink, EmptyState, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { GroupCard } from './GroupCard.tsx';

/** The groups that the store puts the member in: what each changes, why the member is in it, and how to leave. */
export function GroupsScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useListGroupsQuery();
  return (
    <ProfilePage title={t('groups')} lead={t('groups_lead')} bare>
      <WhenLoaded query={query}>{({ groups }) => <Groups groups={groups} />}</WhenLoaded>
    </ProfilePage>
  );
}

function Groups({ groups }: { readonly groups: readonly MemberGroup[] }): ReactElement {
  const { t } = useTranslation('profile-screens');
  if (groups.length === 0)
    return (
      <EmptyState
        illustration="signpost"
        title={t('groups_none_title')}
        text={t('groups_none_text')}
        action={<ButtonLink to={buildPath('user-setting')}>{t('groups_to_settings')}</ButtonLink>}
      />
    );
  return (
    <Stack gap="md">
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </Stack>
  );
}

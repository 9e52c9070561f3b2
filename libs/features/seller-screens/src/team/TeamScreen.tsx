import { memberRoles } from '@pasar/account';
import { shopTeamApi } from '@pasar/account-api/shop-team';
import type { ShopTeam } from '@pasar/account-api/shop-team';
import { CardSection, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from '../shared/PortalPage.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './TeamScreen.module.css';

/** Who works for the shop, in which role, and who is invited to. Only for the shop's owner. */
export function TeamScreen(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalPage part="seller-team">
      {() => (
        <>
          <header>
            <h1 className={styles.title}>{t('team')}</h1>
            <p className={styles.muted}>{t('team_text')}</p>
          </header>
          <Team />
        </>
      )}
    </PortalPage>
  );
}

function Team(): ReactElement {
  const { data, error, isFetching, refetch } = shopTeamApi.useGetTeamQuery();
  if (data)
    return (
      <>
        <Members team={data} />
        {data.invitations.length > 0 ? <Invitations team={data} /> : null}
        <InviteForm taken={data.members.length + data.invitations.length} />
        <Roles />
      </>
    );
  if (error) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  return <Skeleton shape="block" className={styles.loading} />;
}

type Props = { readonly team: ShopTeam };

function Members({ team: { members } }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  if (members.length === 0)
    return <EmptyState illustration="basket" title={t('no_members_title')} text={t('no_members_text')} />;
  return (
    <CardSection title={t('members')}>
      <ul className={styles.list}>
        {members.map((member) => (
          <MemberRow key={member.userid} member={member} />
        ))}
      </ul>
    </CardSection>
  );
}

function Invitations({ team: { invitations } }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <CardSection title={t('invitations')}>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.contact} invitation={invitation} />
        ))}
      </ul>
    </CardSection>
  );
}

/** What each role may do. */
function Roles(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <CardSection title={t('roles')}>
      <dl className={styles.roles}>
        {memberRoles.map((role) => (
          <div key={role}>
            <dt>{t(`role_${role}`)}</dt>
            <dd>{t(`role_about_${role}`)}</dd>
          </div>
        ))}
      </dl>
    </CardSection>
  );
}

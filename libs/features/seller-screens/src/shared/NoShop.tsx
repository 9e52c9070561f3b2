import { shopTeamApi } from '@pasar/account-api/shop-team';
import type { ShopInvitations } from '@pasar/account-api/shop-team';
import { Button, CardSection, Skeleton } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenShop } from './OpenShop.tsx';
import styles from './PortalPage.module.css';
import { useSellerStep } from './use-seller-step.ts';

/** Shown to a member without a shop: the shops that invite them to their team, if there are any, and how to open one. */
export function NoShop(): ReactElement {
  const { t } = useTranslation('seller-screens');
  const { data, isLoading } = shopTeamApi.useListShopInvitationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const invitations = data?.invitations ?? [];
  if (isLoading) return <Skeleton shape="block" className={styles.loading} />;
  return (
    <div className={styles.invitations}>
      <h1 className={styles.title}>{t(invitations.length === 0 ? 'no_shop_title' : 'invited_title')}</h1>
      {invitations.map((invitation) => (
        <Invitation key={invitation.shopid} invitation={invitation} />
      ))}
      <OpenShop />
    </div>
  );
}

type Props = { readonly invitation: ShopInvitations['invitations'][number] };

function Invitation({ invitation: { shopid, name, role, expires_at } }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const run = useSellerStep();
  const [answer, { isLoading }] = shopTeamApi.useAnswerShopInvitationMutation();
  const send = (accept: boolean) =>
    run(answer({ shopid, accept }), {
      call: 'shop-invitation-answer',
      done: t(accept ? 'invitation_accepted' : 'invitation_declined', { shop: name }),
      failed: t('team_failed'),
    });
  return (
    <CardSection title={name}>
      <p className={styles.invitation}>{t('invited_text', { shop: name, role: t(`role_${role}`) })}</p>
      <p className={styles.invitation}>{t(`role_about_${role}`)}</p>
      <p className={styles.role}>{t('invitation_until', { date: format.dateTime(expires_at) })}</p>
      <div className={styles.actions}>
        <Button loading={isLoading} onClick={() => void send(true)}>
          {t('accept_invitation')}
        </Button>
        <Button variant="secondary" loading={isLoading} onClick={() => void send(false)}>
          {t('decline_invitation')}
        </Button>
      </div>
    </CardSection>
  );
}

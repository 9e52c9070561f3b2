import { shopTeamApi } from '@pasar/account-api/shop-team';
import type { ShopTeam } from '@pasar/account-api/shop-team';
import { Button, joinClasses, useWords } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';
import styles from './TeamScreen.module.css';

type Props = { readonly invitation: ShopTeam['invitations'][number] };

/** An open invitation, which can be withdrawn. */
export function InvitationRow({ invitation: { contact, role, expires_at } }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const format = useFormat();
  const run = useSellerStep();
  const [withdraw, { isLoading }] = shopTeamApi.useCancelInvitationMutation();
  const texts = { call: 'seller-team-cancel', done: t('withdrawn_invitation'), failed: t('team_failed') };
  return (
    <li className={joinClasses(styles.row, styles.invited)}>
      <div>
        <strong className={styles.name}>{contact}</strong>
        <span className={styles.muted}>
          {t(`role_${role}`)}
          {' · '}
          {t('invitation_until', { date: format.dateTime(expires_at) })}
        </span>
      </div>
      <div>
        <Button
          size="sm"
          variant="quiet"
          loading={isLoading}
          aria-label={words('labelled', { label: t('withdraw_invitation'), name: contact })}
          onClick={() => void run(withdraw({ contact }), texts)}
        >
          {t('withdraw_invitation')}
        </Button>
      </div>
    </li>
  );
}

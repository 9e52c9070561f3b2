import { shopTeamApi } from '@pasar/account-api/shop-team';
import type { ShopTeam } from '@pasar/account-api/shop-team';
import { Select, useWords } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';
import { RemoveMember } from './RemoveMember.tsx';
import styles from './TeamScreen.module.css';
import { toRole, useRoleOptions } from './use-role-options.ts';

type Props = { readonly member: ShopTeam['members'][number] };

/** A member of the team, whose role can be changed and who can be removed. */
export function MemberRow({ member: { userid, username, role, added_at } }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const format = useFormat();
  const run = useSellerStep();
  const options = useRoleOptions();
  const [change, { isLoading }] = shopTeamApi.useChangeMemberRoleMutation();
  const texts = { call: 'seller-team-role', done: t('role_changed'), failed: t('team_failed') };
  const send = (next: string) => {
    // A disabled select would lose the focus.
    if (isLoading) return;
    void run(change({ userid, role: toRole(next) }), texts);
  };
  return (
    <li className={styles.row}>
      <div>
        <strong className={styles.name}>{username}</strong>
        <span className={styles.muted}>{t('member_since', { date: format.date(added_at) })}</span>
      </div>
      <Select
        label={words('labelled', { label: t('role'), name: username })}
        labelHidden
        options={options}
        value={role}
        aria-disabled={isLoading || undefined}
        onChange={(event) => send(event.currentTarget.value)}
      />
      <RemoveMember userid={userid} username={username} />
    </li>
  );
}

import { readShopContact, shopTeamLimits } from '@pasar/account';
import type { MemberRole } from '@pasar/account';
import { shopTeamApi } from '@pasar/account-api/shop-team';
import { Button, CardSection, Notice, Select, TextField } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';
import styles from './TeamScreen.module.css';
import { toRole, useRoleOptions } from './use-role-options.ts';

/** Invites an account by username or e-mail address; `taken` is the number of members and invitations. */
export function InviteForm({ taken }: { readonly taken: number }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { maxMembers } = shopTeamLimits;
  return (
    <CardSection title={t('invite_title')}>
      {taken >= maxMembers ? (
        <Notice>{t('team_full', { number: format.number(maxMembers) })}</Notice>
      ) : (
        <Fields />
      )}
    </CardSection>
  );
}

function Fields(): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const options = useRoleOptions();
  const [contact, setContact] = useState('');
  const [role, setRole] = useState<MemberRole>('service');
  const [isInvalid, setIsInvalid] = useState(false);
  const [invite, { isLoading }] = shopTeamApi.useInviteMemberMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readShopContact(contact);
    setIsInvalid(read === null);
    if (read === null) return;
    const texts = { call: 'seller-team-invite', done: t('invite_done'), failed: t('team_failed') };
    if (await run(invite({ contact: read, role }), texts)) setContact('');
  };
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('invite_contact')}
        hint={t('invite_hint')}
        value={contact}
        maxLength={shopTeamLimits.maxContactLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isInvalid ? t('invite_invalid') : undefined}
        onChange={(event) => setContact(event.currentTarget.value)}
      />
      <Select
        label={t('role')}
        options={options}
        value={role}
        onChange={(event) => setRole(toRole(event.currentTarget.value))}
      />
      <div className={styles.send}>
        <Button type="submit" loading={isLoading}>
          {t('invite_send')}
        </Button>
      </div>
    </form>
  );
}

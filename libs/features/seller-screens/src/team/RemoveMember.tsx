import { shopTeamApi } from '@pasar/account-api/shop-team';
import { Button, Dialog, useWords } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';

type Props = { readonly userid: number; readonly username: string };

/** Removes a member from the team, after a confirmation. */
export function RemoveMember({ userid, username }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const run = useSellerStep();
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isLoading }] = shopTeamApi.useRemoveMemberMutation();
  const confirm = async () => {
    const texts = { call: 'seller-team-remove', done: t('member_removed'), failed: t('team_failed') };
    await run(remove({ userid }), texts);
    setIsOpen(false);
  };
  return (
    <div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={words('labelled', { label: t('remove_member'), name: username })}
        onClick={() => setIsOpen(true)}
      >
        {t('remove_member')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('remove_member_title', { name: username })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('back')}
            </Button>
            <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
              {t('remove_member')}
            </Button>
          </>
        }
      >
        {t('remove_member_text')}
      </Dialog>
    </div>
  );
}

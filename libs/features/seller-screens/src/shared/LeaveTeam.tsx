import { shopTeamApi } from '@pasar/account-api/shop-team';
import { Button, Dialog } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from './use-seller-step.ts';

/** Ends the member's place in a shop's team, after a confirmation. */
export function LeaveTeam({ shop }: { readonly shop: string }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [isOpen, setIsOpen] = useState(false);
  const [leave, { isLoading }] = shopTeamApi.useLeaveTeamMutation();
  const confirm = async () => {
    const texts = { call: 'seller-team-leave', done: t('left_team', { shop }), failed: t('team_failed') };
    await run(leave(), texts);
    setIsOpen(false);
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        {t('leave_team')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('leave_team_title', { shop })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('back')}
            </Button>
            <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
              {t('leave_team')}
            </Button>
          </>
        }
      >
        {t('leave_team_text')}
      </Dialog>
    </>
  );
}

import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Drawer, Notice, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StockAlertChoices } from './StockAlertChoices.tsx';

type Props = {
  readonly item: ItemDetail;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The sold-out models to be told about. */
function StockAlertDrawer({ item, open, onOpenChange }: Props): ReactElement {
  const { t } = useTranslation('product-screens');
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('alert_title')} description={t('alert_text')}>
      <Stack gap="lg">
        <ConfirmEmailFirst />
        <StockAlertChoices item={item} />
      </Stack>
    </Drawer>
  );
}

/** Links to the page that confirms an e-mail address, if the member's is not confirmed yet. */
function ConfirmEmailFirst(): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const session = useSession();
  if (session.status !== 'logged-in' || session.account.email_verified) return null;
  return (
    <Notice
      tone="warning"
      action={<Link to={buildPath('user-account-email')}>{t('alert_confirm_email')}</Link>}
    >
      {t('alert_email_first')}
    </Notice>
  );
}

export default StockAlertDrawer;

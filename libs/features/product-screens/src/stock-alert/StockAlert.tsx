import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, Drawer, Skeleton } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

const StockAlertChoices = lazy(() => import('./StockAlertChoices.tsx'));

export type StockAlertProps = { readonly item: ItemDetail };

/** Offers an e-mail when a sold-out model is available again. */
function StockAlert({ item }: StockAlertProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const press = () =>
    session.status === 'not-logged-in' ? void navigate(loginPath(pathname + search)) : setOpen(true);
  return (
    <div>
      <Button variant="secondary" size="sm" icon="bell" onClick={press}>
        {t(item.models.length > 0 ? 'alert_options' : 'alert_item')}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t('alert_title')} description={t('alert_text')}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <StockAlertChoices item={item} />
        </Suspense>
      </Drawer>
    </div>
  );
}

export default StockAlert;

import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, lazyPart } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

const StockAlertDrawer = lazyPart(() => import('./StockAlertDrawer.tsx'));

export type StockAlertProps = { readonly item: ItemDetail };

/**
 * Offers an e-mail when a sold-out model is available again. The button is not part of the lazy chunk: React drops a press on
 * server-rendered HTML whose chunk has not loaded.
 */
export function StockAlert({ item }: StockAlertProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const press = () => {
    if (session.status === 'not-logged-in') return void navigate(loginPath(pathname + search));
    setIsLoaded(true);
    setOpen(true);
  };
  return (
    <div>
      <Button variant="secondary" size="sm" icon="bell" aria-haspopup="dialog" onClick={press}>
        {t(item.models.length > 0 ? 'alert_options' : 'alert_item')}
      </Button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <StockAlertDrawer item={item} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}

import { accountApi, useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Button, lazyPart } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAlertRequested, withoutRequestedAlert, withRequestedAlert } from './requested-alert.ts';

const StockAlertDrawer = lazyPart(() => import('./StockAlertDrawer.tsx'));

export type StockAlertProps = { readonly item: ItemDetail };

/**
 * Offers an e-mail when a sold-out model is available again. A visitor signs in first, and finds the drawer open on return. The
 * button is not part of the lazy chunk: React drops a press on server-rendered HTML whose chunk has not loaded.
 */
export function StockAlert({ item }: StockAlertProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const session = useSession();
  const { isFetching } = accountApi.useGetAccountInfoQuery();
  const navigate = useNavigate();
  const location = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  // Only when the account request has finished is it clear whether the shopper has to sign in.
  const mayOpen = session.status === 'logged-in' || (session.status === 'unknown' && !isFetching);
  const isResumed = session.status === 'logged-in' && isAlertRequested(location.search);
  const change = (next: boolean) => {
    setIsLoaded(true);
    setOpen(next);
    if (!isResumed) return;
    void navigate(withoutRequestedAlert(location), { replace: true, state: { preventScroll: true } });
  };
  const signIn = useEffectEvent(() => void navigate(loginPath(withRequestedAlert(location))));
  const mustSignIn = open && session.status === 'not-logged-in';
  useEffect(() => {
    if (mustSignIn) signIn();
  }, [mustSignIn]);
  useEffect(() => {
    // The drawer returns the focus to the button, as after a press.
    if (isResumed) button.current?.focus();
  }, [isResumed]);
  return (
    <div>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        icon="bell"
        aria-haspopup="dialog"
        onClick={() => change(true)}
      >
        {t(item.models.length > 0 ? 'alert_options' : 'alert_item')}
      </Button>
      {(isLoaded && mayOpen) || isResumed ? (
        <Suspense fallback={null}>
          <StockAlertDrawer item={item} open={open || isResumed} onOpenChange={change} />
        </Suspense>
      ) : null}
    </div>
  );
}

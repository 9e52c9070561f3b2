import { sellerOrigin } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';
import type { AppDefinition } from '@pasar/shell';
import { useRoute } from '@pasar/shell';
import { lazy, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { isPortalRoute } from './is-portal-route.ts';

const PortalLayout = lazy(() => import('./PortalLayout.tsx'));

/** Wraps the storefront's layout: every page of the seller host, such as its sign-in, gets the portal's own. */
export function withPortalLayout(StoreLayout: AppDefinition['Layout']): AppDefinition['Layout'] {
  return function AppLayout({ children }: { readonly children: ReactNode }): ReactElement {
    const { market, origin } = useScreenContext();
    const isOnSellerHost = origin === sellerOrigin(market, origin);
    if (!isPortalRoute(useRoute()) && !isOnSellerHost) return <StoreLayout>{children}</StoreLayout>;
    return (
      <Suspense fallback={null}>
        <PortalLayout>{children}</PortalLayout>
      </Suspense>
    );
  };
}

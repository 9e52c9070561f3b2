import type { AppDefinition } from '@pasar/shell';
import { useRoute } from '@pasar/shell';
import { lazy, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { isPortalRoute } from './is-portal-route.ts';

const PortalLayout = lazy(() => import('./PortalLayout.tsx'));

/** Wraps the storefront's layout: seller portal pages get the portal's own. */
export function withPortalLayout(StoreLayout: AppDefinition['Layout']): AppDefinition['Layout'] {
  return function AppLayout({ children }: { readonly children: ReactNode }): ReactElement {
    if (!isPortalRoute(useRoute())) return <StoreLayout>{children}</StoreLayout>;
    return (
      <Suspense fallback={null}>
        <PortalLayout>{children}</PortalLayout>
      </Suspense>
    );
  };
}

import { useOnline } from '@pasar/design-system';
import { LoadingBar, OfflineBanner, Preferences, SellerShell } from '@pasar/layout';
import { marketOrigin } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import { usePendingPage, useMarketsAndLanguages } from '@pasar/shell';
import type { ReactElement, ReactNode } from 'react';

/** The layout of the seller portal, the same in both storefronts. */
export default function PortalLayout({ children }: { readonly children: ReactNode }): ReactElement {
  const { market, origin } = useScreenContext();
  const pending = usePendingPage();
  const online = useOnline();
  const choices = useMarketsAndLanguages();
  return (
    <>
      <LoadingBar active={pending} />
      <SellerShell
        homeTo={buildPath('seller-orders')}
        storeHref={marketOrigin(market, origin)}
        preferences={<Preferences {...choices} />}
      >
        <OfflineBanner offline={!online} />
        {children}
      </SellerShell>
    </>
  );
}

import { useOnline } from '@pasar/design-system';
import { DesktopShell, LoadingBar, OfflineBanner } from '@pasar/layout';
import { usePendingPage } from '@pasar/shell';
import type { ReactNode } from 'react';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';

/** The layout: header, screen, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const pending = usePendingPage();
  const online = useOnline();
  return (
    <>
      <LoadingBar active={pending} />
      <DesktopShell header={<PageHeader />} footer={<PageFooter />}>
        <OfflineBanner offline={!online} />
        {children}
      </DesktopShell>
    </>
  );
}

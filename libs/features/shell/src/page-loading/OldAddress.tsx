import { EmptyState } from '@pasar/design-system';
import { legacyRedirect } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { createRoutingInput } from './routing-input.ts';
import { LeavePage } from './LeavePage.tsx';

/** Redirects a legacy URL including its hash, which no server sees. @spec legacy-redirect-screen redirect-item-ids */
export function OldAddress() {
  const { t } = useTranslation('shell');
  const context = useScreenContext();
  const { pathname, search, hash } = useLocation();
  // Computed once: the redirect target must not be parsed as another legacy URL.
  const [to] = useState(() => legacyRedirect(createRoutingInput(context, pathname + search + hash)));
  return (
    <>
      <EmptyState illustration="signpost" headingLevel="h1" title={t('old_address_title')} />
      <LeavePage page={{ kind: 'redirect', to, status: 302 }} />
    </>
  );
}

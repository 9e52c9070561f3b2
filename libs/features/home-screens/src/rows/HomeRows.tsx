import { RenderOutOfSight } from '@pasar/screen-kit';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';

const PersonalRows = lazy(() => import('./PersonalRows.tsx'));
const OfferRows = lazy(() => import('./OfferRows.tsx'));

/** Rows that come after the page, out of sight: what is this visitor's own, vouchers, trending searches. */
export const HomeRows = (): ReactElement => (
  <RenderOutOfSight>
    <Suspense fallback={null}>
      <PersonalRows />
      <OfferRows />
    </Suspense>
  </RenderOutOfSight>
);

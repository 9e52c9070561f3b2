import { RenderOutOfSight } from '@pasar/screen-kit';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';

const PersonalRows = lazy(() => import('./PersonalRows.tsx'));
const OfferRows = lazy(() => import('./OfferRows.tsx'));

/** Rows that render after the page, off screen: personal rows, vouchers, trending searches. */
export const HomeRows = (): ReactElement => (
  <RenderOutOfSight>
    <Suspense fallback={null}>
      <PersonalRows />
      <OfferRows />
    </Suspense>
  </RenderOutOfSight>
);

import { lazyPart } from '@pasar/design-system';
import { RenderOutOfSight } from '@pasar/screen-kit';
import { Suspense } from 'react';
import type { ReactElement } from 'react';

const loadPersonalRows = () => import('./PersonalRows.tsx');
const loadOfferRows = () => import('./OfferRows.tsx');
const PersonalRows = lazyPart(loadPersonalRows);
const OfferRows = lazyPart(loadOfferRows);

const loadRows = () => Promise.all([loadPersonalRows(), loadOfferRows()]);

/** Rows that render after the page, off screen: personal rows, vouchers, trending searches. */
export const HomeRows = (): ReactElement => (
  <RenderOutOfSight load={loadRows}>
    {/* Keeps the gap of the place that the rows replace. */}
    <Suspense fallback={<div />}>
      <PersonalRows />
      <OfferRows />
    </Suspense>
  </RenderOutOfSight>
);

import { lazyPart } from '@pasar/design-system';
import { RenderOutOfSight } from '@pasar/screen-kit';
import { Suspense } from 'react';
import type { ReactElement } from 'react';

const PersonalRows = lazyPart(() => import('./PersonalRows.tsx'));
const OfferRows = lazyPart(() => import('./OfferRows.tsx'));

/** Rows that render after the page, off screen: personal rows, vouchers, trending searches. */
export const HomeRows = (): ReactElement => (
  <RenderOutOfSight>
    <Suspense fallback={null}>
      <PersonalRows />
      <OfferRows />
    </Suspense>
  </RenderOutOfSight>
);

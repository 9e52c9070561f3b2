import { isNotFound } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { AdultGate } from '../adult/AdultGate.tsx';
import { useAdult } from '../adult/use-adult.ts';
import { readItemKey } from './product-data.ts';
import type { ProductRoute } from './product-data.ts';
import { ProductGone } from './ProductGone.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** The item's page, or its loading, error, age and not-found states. */
export function ProductScreen({ input }: ScreenComponentProps<ProductRoute>): ReactElement {
  const query = catalogueApi.useGetItemQuery(readItemKey(input));
  const { data: item, error, isFetching, refetch, fulfilledTimeStamp = 0 } = query;
  const adult = useAdult(fulfilledTimeStamp);
  if (isNotFound(error)) return <ProductGone />;
  if (!item && error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  if (!item) return <ProductSkeleton />;
  if (item.is_adult && !adult.adult) return <AdultGate adult={adult} />;
  return <ProductPage item={item} adult={adult.adult} receivedAt={fulfilledTimeStamp} onStale={refetch} />;
}

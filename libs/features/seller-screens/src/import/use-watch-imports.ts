import { productImportsApi, shopProductsApi } from '@pasar/catalogue-api';
import type { ProductImport } from '@pasar/catalogue-api';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isActive } from './is-active.ts';

const pollingMs = 2000;

/** Refetches the imports while the latest one has not ended, and then everything that it may have changed. */
export function useWatchImports(latest: ProductImport | undefined): void {
  const isWatched = latest !== undefined && isActive(latest);
  productImportsApi.useListProductImportsQuery(undefined, { pollingInterval: isWatched ? pollingMs : 0 });
  const dispatch = useDispatch();
  const wasWatched = useRef(isWatched);
  useEffect(() => {
    if (wasWatched.current && !isWatched) dispatch(shopProductsApi.util.invalidateTags(['item']));
    wasWatched.current = isWatched;
  }, [isWatched, dispatch]);
}

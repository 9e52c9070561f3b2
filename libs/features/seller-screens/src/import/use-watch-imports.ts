import { productImportsApi, shopProductsApi } from '@pasar/catalogue-api';
import type { ProductImport } from '@pasar/catalogue-api';
import { useRefetchWhile } from '@pasar/screen-kit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { isActive } from './is-active.ts';

/** Refetches the imports while the latest one has not ended, and then everything that it may have changed. */
export function useWatchImports(latest: ProductImport | undefined): void {
  const isWatched = latest !== undefined && isActive(latest);
  const { refetch } = productImportsApi.useListProductImportsQuery();
  useRefetchWhile(isWatched, refetch);
  const dispatch = useDispatch();
  const wasWatched = useRef(isWatched);
  useEffect(() => {
    if (wasWatched.current && !isWatched) dispatch(shopProductsApi.util.invalidateTags(['item']));
    wasWatched.current = isWatched;
  }, [isWatched, dispatch]);
}

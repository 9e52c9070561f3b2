import type { AppDispatch } from '@pasar/base-api';
import { itemKeyText } from '@pasar/item';
import type { ViewerLabels } from '@pasar/social-contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { socialApi } from './social-api.ts';
import type { LikedItem } from './social-api.ts';

/** Cards that appear within this time are fetched in one call. */
const batchDelayMs = 100;
const batchSize = 30;

type LabelsByItem = ReadonlyMap<string, ViewerLabels>;

const toBatches = (keys: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, index) =>
    keys.slice(index * batchSize, (index + 1) * batchSize).join(','),
  );

const withLabels = (known: LabelsByItem, labels: readonly ViewerLabels[]): LabelsByItem =>
  labels.length === 0 ? known : new Map([...known, ...labels.map((one) => [itemKeyText(one), one] as const)]);

/** Fetches the card labels that only this member sees; none after a failure. */
export function useViewerLabels() {
  const dispatch: AppDispatch = useDispatch();
  const [known, setKnown] = useState<LabelsByItem>(new Map());
  const requested = useRef(new Set<string>());
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchLabels = useCallback(() => {
    timer.current = undefined;
    for (const items of toBatches(waiting.current.splice(0))) {
      const call = dispatch(socialApi.endpoints.getViewerLabels.initiate({ items }));
      void call.then(({ data }) => setKnown((before) => withLabels(before, data?.labels ?? [])));
      call.unsubscribe();
    }
  }, [dispatch]);
  const watch = useCallback(
    (item: LikedItem) => {
      const key = itemKeyText(item);
      if (requested.current.has(key)) return;
      requested.current.add(key);
      waiting.current.push(key);
      timer.current ??= setTimeout(fetchLabels, batchDelayMs);
    },
    [fetchLabels],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({ watch, labelsOf: (item: LikedItem) => known.get(itemKeyText(item)) }),
    [watch, known],
  );
}

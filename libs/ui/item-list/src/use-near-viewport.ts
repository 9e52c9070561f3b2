import { useState } from 'react';
import type { RefObject } from 'react';
import { useOnNearViewport } from './use-on-near-viewport.ts';

/**
 * Whether one has come near the marked place of the page yet; from the start where `already` so. `ahead` as the margin of an
 * intersection observer.
 */
export function useNearViewport(
  already: boolean,
  ahead?: string,
): { readonly near: boolean; readonly mark: RefObject<HTMLDivElement | null> } {
  const [near, setNear] = useState(already);
  const mark = useOnNearViewport(!near, () => setNear(true), ahead);
  return { near, mark };
}

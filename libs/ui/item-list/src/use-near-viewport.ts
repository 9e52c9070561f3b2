import { useState } from 'react';
import type { RefObject } from 'react';
import { useOnNearViewport } from './use-on-near-viewport.ts';

/**
 * Whether the marked element has come near the viewport; true from the start if `already`. `ahead` is the
 * margin of the intersection observer.
 */
export function useNearViewport(
  already: boolean,
  ahead?: string,
): { readonly near: boolean; readonly mark: RefObject<HTMLDivElement | null> } {
  const [near, setNear] = useState(already);
  const mark = useOnNearViewport(!near, () => setNear(true), ahead);
  return { near, mark };
}

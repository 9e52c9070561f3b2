/** A committed navigation of the router. */
export type Navigation = {
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  /** Including `#`, or empty. */
  readonly hash: string;
  /** Whether only the hash changed. */
  readonly sameDocument: boolean;
  /** `location.state.preventScroll` (amb-scroll-state-name). */
  readonly preventScroll: boolean;
  /** The entry's scroll position when it was left, in CSS pixels. */
  readonly saved?: number | undefined;
  /** Whether the visitor has scrolled the document while it was loading. */
  readonly hasScrolled?: boolean;
};

export type ScrollTarget =
  | { readonly to: 'stay' }
  | { readonly to: 'place'; readonly y: number }
  | { readonly to: 'element'; readonly id: string; readonly smooth: boolean };

const decodeId = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Where a navigation scrolls to (doc2 §2 Scroll handling): Back to the saved position, or to the top if there is none; a hash
 * to its element; anything else to the top, unless the navigation prevents it. A document that the visitor has scrolled already
 * stays where it is.
 *
 * @spec scroll-new scroll-back scroll-hash
 */
export const scrollTarget = ({
  type,
  hash,
  sameDocument,
  preventScroll,
  saved,
  hasScrolled = false,
}: Navigation): ScrollTarget => {
  if (hasScrolled) return { to: 'stay' };
  if (type === 'POP' && (saved !== undefined || hash === '')) return { to: 'place', y: saved ?? 0 };
  if (hash !== '') return { to: 'element', id: decodeId(hash), smooth: sameDocument };
  return preventScroll ? { to: 'stay' } : { to: 'place', y: 0 };
};

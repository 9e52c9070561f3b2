/** A committed navigation, as the router tells it. */
export type Navigation = {
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  readonly hash: string;
  /** Only the part behind `#` is another one. */
  readonly sameDocument: boolean;
  /** amb-scroll-state-name: `location.state.preventScroll`. */
  readonly preventScroll: boolean;
  readonly saved: number | undefined;
};

export type ScrollTarget =
  | { readonly to: 'stay' }
  | { readonly to: 'place'; readonly y: number }
  | { readonly to: 'element'; readonly id: string; readonly smooth: boolean };

const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Where a navigation scrolls to. doc2 §2 Scroll handling. @spec scroll-new scroll-back scroll-hash */
export function scrollTarget({ type, hash, sameDocument, preventScroll, saved }: Navigation): ScrollTarget {
  if (type === 'POP' && (saved !== undefined || hash === '')) return { to: 'place', y: saved ?? 0 };
  if (hash !== '') return { to: 'element', id: idOf(hash), smooth: sameDocument };
  return preventScroll ? { to: 'stay' } : { to: 'place', y: 0 };
}

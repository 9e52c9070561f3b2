import type { WebStorages } from '@pasar/persistence';
import { createScrollMemory, applyNavigationScroll } from '@pasar/scroll';
import type { ScrollMemory, ScrollPort } from '@pasar/scroll';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { showDeferredContent } from '../../browser/show-deferred-content.ts';

const wasAddressTyped = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
};

/** Respects the reduced-motion preference. */
const scrollBehavior = (smooth: boolean): ScrollBehavior =>
  smooth && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant';

const page: ScrollPort = {
  scrollToY: (y) => {
    if (y > 0) showDeferredContent();
    window.scrollTo({ top: y, behavior: 'instant' });
  },
  scrollToElement: (id, smooth) => {
    showDeferredContent();
    document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior(smooth) });
  },
};

const preventsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'preventScroll' in state && state.preventScroll === true;

/** Saves the position under the rendered history entry: `history.state` is ahead of it while a page loads. */
function useSavePosition(memory: ScrollMemory, key: string): void {
  const shown = useRef(key);
  useLayoutEffect(() => {
    shown.current = key;
  }, [key]);
  useEffect(() => {
    const save = () => memory.save(shown.current, window.scrollY);
    const keep = () => memory.persist();
    // The visitor may have scrolled before the page was hydrated.
    save();
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', keep);
    };
  }, [memory]);
}

const readAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/** The location with which the document was loaded; all others are navigations within it. */
let loadedAt: Location | undefined;

/** Whether the visitor has scrolled the document before it was hydrated. The browser itself scrolls to a hash. */
const wasScrolledWhileLoading = (location: Location): boolean =>
  (loadedAt ??= location) === location && location.hash === '' && window.scrollY > 0;

/** Applies the scroll behaviour of each committed navigation. */
export function useScroll(memory: ScrollMemory): void {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<string>(undefined);
  useSavePosition(memory, location.key);
  useLayoutEffect(() => {
    const address = readAddress(location);
    applyNavigationScroll(page, {
      type,
      hash: location.hash,
      sameDocument: before.current === address,
      preventScroll: preventsScroll(location.state),
      saved: memory.read(location.key),
      hasScrolled: wasScrolledWhileLoading(location),
    });
    before.current = address;
  }, [location, type, memory]);
}

/**
 * The scroll positions of this tab. A URL typed into the address bar reuses the first entry's key, so its
 * position is dropped.
 */
export function openScrollMemory(
  history: Pick<History, 'scrollRestoration'>,
  { session }: Pick<WebStorages, 'session'>,
): ScrollMemory {
  history.scrollRestoration = 'manual';
  const memory = createScrollMemory(session);
  if (wasAddressTyped()) memory.forget('default');
  return memory;
}

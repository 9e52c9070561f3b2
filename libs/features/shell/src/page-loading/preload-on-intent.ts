import type { PageLoader } from './page-loader.ts';
import { prefersReducedData } from '../browser/prefers-reduced-data.ts';

const isStoreLink = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin && !link.target && !link.hasAttribute('download');

const findLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Preloads a page's module and data when a link to it is hovered, focused or touched. */
export function preloadOnIntent(loader: Pick<PageLoader, 'preload'>): void {
  if (prefersReducedData()) return;
  const preloadLink = ({ target }: Event) => {
    const link = findLink(target);
    if (link && isStoreLink(link) && link.href !== window.location.href)
      loader.preload(link.pathname + link.search);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, preloadLink, { passive: true, capture: true });
}

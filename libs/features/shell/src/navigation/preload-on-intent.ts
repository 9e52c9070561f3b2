import type { PageLoader } from '../loading/page-loader.ts';
import { savesData } from './saves-data.ts';

const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin && !link.target && !link.hasAttribute('download');

const linkUnder = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Loads a page's module and data when someone points at, focuses or touches a link to it. */
export function preloadOnIntent(loader: Pick<PageLoader, 'preload'>): void {
  if (savesData()) return;
  const intend = ({ target }: Event) => {
    const link = linkUnder(target);
    if (link && isOurs(link) && link.href !== window.location.href)
      loader.preload(link.pathname + link.search);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, intend, { passive: true, capture: true });
}

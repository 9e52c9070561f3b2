import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tells when the page is hidden, which may be the last that one hears of it, and when it is left. */
export const onPageExit = (
  page: Window,
  { onHidden, onExit }: { onHidden: () => void; onExit: () => void },
): void => {
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') onHidden();
  });
  page.addEventListener('pagehide', onExit);
};

type VitalListener = (metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', value: number) => void;

/** Tells each web vital once it is final; most are when the page is hidden. */
export const onWebVital = (listener: VitalListener): void => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => listener(name, value));
};

/** Tells when another tab has put something under a name that begins so. */
export const onStored = (page: Window, prefix: string, listener: () => void): void => {
  page.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && key?.startsWith(prefix)) listener();
  });
};

import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Calls listeners when the page is hidden (possibly its last event) and when it is left. */
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

/** Calls the listener with each web vital once it is final, mostly when the page is hidden. */
export const onWebVital = (listener: VitalListener): void => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => listener(name, value));
};

/** Calls the listener when another tab stores a key with this prefix. */
export const onStored = (page: Window, prefix: string, listener: () => void): void => {
  page.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && key?.startsWith(prefix)) listener();
  });
};

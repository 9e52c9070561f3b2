/** Where the service worker is registered (doc2 §7). @spec service-worker-scope */
export const serviceWorkerScope = '/';

/** `lite` is the mobile web of weak devices (amb-service-worker). */
export type Variant = 'rw' | 'lite' | 'pc';

/** Whether a variant registers its service worker, or removes one that is there (doc2 §7). @spec service-worker */
export const serviceWorkerAction = (variant: Variant): 'register' | 'remove' =>
  variant === 'pc' ? 'remove' : 'register';

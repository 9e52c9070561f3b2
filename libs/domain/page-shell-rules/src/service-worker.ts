/** The scope of the service worker (doc2 §7). @spec service-worker-scope */
export const serviceWorkerScope = '/';

/** `lite` is mobile web for low-end devices (amb-service-worker). */
export type Variant = 'rw' | 'lite' | 'pc';

/** Whether a variant registers its service worker, or removes an existing one (doc2 §7). @spec service-worker */
export const serviceWorkerAction = (variant: Variant): 'register' | 'remove' =>
  variant === 'pc' ? 'remove' : 'register';

/** The scope of the service worker (doc2 §7). @spec service-worker-scope */
export const serviceWorkerScope = '/';

/** The address of the service worker's script, in the root folder, as its scope requires. */
export const serviceWorkerPath = '/service-worker.js';

/** `lite` is mobile web for low-end devices (amb-service-worker). */
export type ServiceWorkerVariant = 'rw' | 'lite' | 'pc';

/** What a page stores for the service worker (doc2 §7). @spec service-worker-shared-info */
export type SharedInfo = {
  readonly environment: string;
  readonly locale: { readonly market: string; readonly language: string };
  readonly device: { readonly platform: ServiceWorkerVariant; readonly client: string };
  /** Whether a member is signed in; nothing that identifies them. */
  readonly user: 'member' | 'visitor';
  /** The texts of the page that is shown where a page cannot be requested. */
  readonly fallback: { readonly title: string; readonly text: string; readonly retry: string };
};

/** Whether a variant registers its service worker, or removes an existing one (doc2 §7). @spec service-worker */
export const serviceWorkerAction = (variant: ServiceWorkerVariant): 'register' | 'remove' =>
  variant === 'pc' ? 'remove' : 'register';

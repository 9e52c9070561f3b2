/**
 * Ends the first-paint phase, in which content below the fold has only an estimated size
 * (`content-visibility`). From then on everything is laid out, so that scroll positions are exact.
 */
export const showDeferredContent = (): void => document.documentElement.removeAttribute('data-first-paint');

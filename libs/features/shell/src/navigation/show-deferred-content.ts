/**
 * Ends the first look at a page, in which what is out of sight has only about its size: from now on everything has its
 * own, so that places in the page can be gone to.
 */
export const showDeferredContent = (): void => document.documentElement.removeAttribute('data-untouched');

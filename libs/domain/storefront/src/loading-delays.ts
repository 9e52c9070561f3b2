/** What stands where a page is awaited and nothing else can be said yet (doc2 §2). @spec app-loading-text loading-text */
export const appLoadingText = 'App loading.....';

/** A page that comes sooner shows no placeholder, in milliseconds (doc2 §9, amb-placeholder-delay). @spec loading-placeholder-delay loading-text */
export const placeholderDelayMs = 200;

/** Whether a placeholder is shown once a page has been awaited for so many milliseconds. @spec loading-text */
export const shouldShowPlaceholder = (elapsedMs: number): boolean => elapsedMs >= placeholderDelayMs;

/** What a browser without idle times waits instead, in milliseconds (doc2 §9). @spec idle-callback-fallback idle-fallback */
const idleFallbackMs = 50;

/** When work that can wait is done: on the browser's word, or after so many milliseconds. @spec idle-fallback */
export const planIdleWork = (browser: { readonly hasIdleCallback: boolean }): 'on-idle' | { readonly after: number } =>
  browser.hasIdleCallback ? 'on-idle' : { after: idleFallbackMs };

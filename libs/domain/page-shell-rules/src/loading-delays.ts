/** Loading text while a page loads (doc2 §2). @spec app-loading-text loading-text */
export const appLoadingText = 'App loading.....';

/** Delay before a placeholder is shown (doc2 §9, amb-placeholder-delay). @spec loading-placeholder-delay loading-text */
export const placeholderDelayMs = 200;

/** Delay in browsers without `requestIdleCallback` (doc2 §9). @spec idle-callback-fallback idle-fallback */
const idleFallbackMs = 50;

/** When deferrable work runs: in an idle callback, or after a delay in milliseconds. @spec idle-fallback */
export const planIdleWork = (browser: {
  readonly hasIdleCallback: boolean;
}): 'on-idle' | { readonly after: number } =>
  browser.hasIdleCallback ? 'on-idle' : { after: idleFallbackMs };

/** Loads the code that shows failures. A screen that works without a connection loads it before its first failure. */
export const loadShowFailure = () => import('./show-failure.ts');

/** Yields to the browser, which handles input between short tasks but not during a long one. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Two hundred toggles, each enabled for half of the devices with its own salt. */
export const toggleNames: readonly string[] = Array.from({ length: 200 }, (_, at) => `release-${at}`);

export const percentage = 50;

/** A different device for each evaluation, so that nothing can be memoized. */
export const devices: readonly string[] = Array.from({ length: 50 }, (_, at) => `device-${at * 7919}`);

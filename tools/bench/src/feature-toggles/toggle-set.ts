/** Two hundred toggles, each open to half of the devices, each with a salt of its own. */
export const toggleNames: readonly string[] = Array.from({ length: 200 }, (_, at) => `release-${at}`);

export const percentage = 50;

/** Who asks: another device at each evaluation, so that nothing is remembered from the last. */
export const devices: readonly string[] = Array.from({ length: 50 }, (_, at) => `device-${at * 7919}`);

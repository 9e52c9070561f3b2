import type { checkoutContract } from '@pasar/screen-kit';

/** The version of the host contract that this build supports. */
export const contract: typeof checkoutContract = 3;

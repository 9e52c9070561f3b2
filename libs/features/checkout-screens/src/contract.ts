import type { checkoutContract } from '@pasar/screen';

/** The version of the agreement with the shell that this build speaks. */
export const contract: typeof checkoutContract = 2;

/** How the goods of a return can travel back. */
export const returnShippingOptions = ['drop-off', 'pick-up', 'own-carrier'] as const;
export type ReturnShippingOption = (typeof returnShippingOptions)[number];

/** The ways to ship the goods of a return. */
export const returnShippingOptions = ['drop-off', 'pick-up', 'own-carrier'] as const;
export type ReturnShippingOption = (typeof returnShippingOptions)[number];

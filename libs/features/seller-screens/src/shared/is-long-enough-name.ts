import { shopLimits } from '@pasar/item';

/** Whether a shop can have a name, as far as the form knows: the server also refuses taken names. */
export const isLongEnoughName = (name: string): boolean => name.trim().length >= shopLimits.minNameLength;

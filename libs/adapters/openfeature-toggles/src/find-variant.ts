import type { ToggleValue } from '@pasar/feature-toggles';

/** The values of a toggle by variant name. */
export type ToggleVariants = Readonly<Record<string, ToggleValue>>;

const onAndOff: ToggleVariants = { on: true, off: false };

/** The variant name of a toggle's value; booleans default to `on` and `off`. */
export const findVariant = (value: ToggleValue, variants: ToggleVariants = onAndOff): string | undefined => {
  const text = JSON.stringify(value);
  return Object.keys(variants).find((name) => JSON.stringify(variants[name]) === text);
};

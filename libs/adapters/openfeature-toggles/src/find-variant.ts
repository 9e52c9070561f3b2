import type { ToggleValue } from '@pasar/feature-toggles';

/** The values of a toggle by the names that people give them. */
export type ToggleVariants = Readonly<Record<string, ToggleValue>>;

const onAndOff: ToggleVariants = { on: true, off: false };

/** The name of a toggle's value; booleans are `on` and `off` where nobody has named them. */
export const findVariant = (value: ToggleValue, variants: ToggleVariants = onAndOff): string | undefined => {
  const text = JSON.stringify(value);
  return Object.keys(variants).find((name) => JSON.stringify(variants[name]) === text);
};

import type { Variant } from './product.ts';

/** The names of all options that a product's variants have, in order of appearance. */
export const listOptionNames = (variants: readonly Variant[]): string[] => [
  ...new Set(variants.flatMap(({ options }) => Object.keys(options))),
];

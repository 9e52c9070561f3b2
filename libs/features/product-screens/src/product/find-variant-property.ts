import { variantProperties } from './variant-properties.data.ts';

export type VariantProperty = keyof typeof variantProperties;

/** The schema.org property that a tier variation is, by its name in the market's language; undefined for any other. */
export function findVariantProperty(tierName: string): VariantProperty | undefined {
  const name = tierName.trim().toLowerCase();
  const entries = Object.entries(variantProperties) as [VariantProperty, readonly string[]][];
  return entries.find(([, names]) => names.includes(name))?.[0];
}

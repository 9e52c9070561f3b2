import type { LanguageTag } from '@pasar/markets';
import { optionName } from './option-name.ts';
import type { Product, Variant } from './product.ts';

/** What a variant without a value for an option is called in it. */
const noValue = '–';

export type Choices = {
  readonly tiers: readonly { name: string; options: string[]; pictures: [] }[];
  /** In the order of the variants; empty for a product without a choice. */
  readonly models: readonly { variant: Variant; name: string; tierIndex: number[] }[];
  /** What the only variant is, told as attributes instead. */
  readonly attributes: readonly { name: string; value: string }[];
};

const listOptionNames = (variants: readonly Variant[]): string[] => [
  ...new Set(variants.flatMap(({ options }) => Object.keys(options))),
];

const readOption = (variant: Variant, name: string): string => variant.options[name] ?? noValue;

/** What all of a product's variants share is no choice. */
const differs = (variants: readonly Variant[], name: string): boolean =>
  new Set(variants.map((variant) => readOption(variant, name))).size > 1;

/** A product's variants as tier variations and models; one variant alone is no choice. */
export function toChoices({ variants }: Product, language: LanguageTag): Choices {
  const [only] = variants;
  const names = listOptionNames(variants);
  const shared = names.filter((name) => !differs(variants, name));
  const attributes = shared.map((name) => ({
    name: optionName(name, language),
    value: only ? readOption(only, name) : noValue,
  }));
  if (variants.length < 2) return { tiers: [], models: [], attributes };
  const chosen = names.filter((name) => differs(variants, name));
  const tiers = chosen.map((name) => ({
    name: optionName(name, language),
    options: [...new Set(variants.map((variant) => readOption(variant, name)))],
    pictures: [] as [],
  }));
  const models = variants.map((variant) => {
    const values = chosen.map((name) => readOption(variant, name));
    const tierIndex = values.map((value, tier) => tiers[tier]?.options.indexOf(value) ?? 0);
    return { variant, name: values.join(','), tierIndex };
  });
  return { tiers, models, attributes };
}

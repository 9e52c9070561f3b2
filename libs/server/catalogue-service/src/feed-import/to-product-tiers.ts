import type { LanguageTag } from '@pasar/markets';
import { listOptionNames } from './list-option-names.ts';
import { optionName, optionValue } from './option-name.ts';
import type { Product, Variant } from './product.ts';
import type { StoredPicture } from '@pasar/database';

/** The option name of a variant without a value. */
const noValue = '–';

export type ProductTiers = {
  readonly tiers: readonly { name: string; options: string[]; pictures: StoredPicture[] }[];
  /** In the order of the variants; empty for a product without options. */
  readonly models: readonly { variant: Variant; name: string; tierIndex: number[] }[];
  /** Values that all variants share, shown as attributes instead. */
  readonly attributes: readonly { name: string; value: string }[];
};

/** Stored pictures by link. */
export type PicturesByLink = ReadonlyMap<string, StoredPicture>;

const readOption = (variant: Variant, name: string): string => variant.options[name] ?? noValue;

/** Whether the variants differ in an option; shared values are not a choice. */
const differs = (variants: readonly Variant[], name: string): boolean =>
  new Set(variants.map((variant) => readOption(variant, name))).size > 1;

const identifierAttributes = ({ options, identifiers }: Variant) =>
  Object.entries(identifiers).filter(([name]) => !(name in options));

/** Returns the pictures of the variants with each option of a choice; of each variant, the first that is stored. */
const listPictures = (
  variants: readonly Variant[],
  name: string,
  options: readonly string[],
  pictures: PicturesByLink,
): readonly (readonly StoredPicture[])[] =>
  options.map((option) =>
    variants
      .filter((variant) => readOption(variant, name) === option)
      .flatMap((variant) => variant.pictures.flatMap((link) => pictures.get(link) ?? []).slice(0, 1)),
  );

const countPictures = (pictures: readonly StoredPicture[]): number =>
  new Set(pictures.map(({ id }) => id)).size;

/**
 * Returns the pictures of the options of one choice, and none for the others. It is the first choice whose options each have a
 * single picture that is not the same for all, such as the colour; else the first choice, with the picture of each option's first
 * variant. None if an option has no picture.
 */
function pictureTiers(
  variants: readonly Variant[],
  names: readonly string[],
  values: readonly (readonly string[])[],
  pictures: PicturesByLink,
): readonly (readonly StoredPicture[])[] {
  const found = names.map((name, tier) => listPictures(variants, name, values[tier] ?? [], pictures));
  const distinct = found.findIndex(
    (options) => options.every((own) => countPictures(own) === 1) && countPictures(options.flat()) > 1,
  );
  return found.map((options, tier) =>
    tier === Math.max(0, distinct) && options.every((own) => own.length > 0)
      ? options.flatMap((own) => own.slice(0, 1))
      : [],
  );
}

/** Converts a product's variants to tier variations and models; a single variant has neither. */
export function toProductTiers(
  { variants }: Product,
  language: LanguageTag,
  pictures: PicturesByLink,
): ProductTiers {
  const [only] = variants;
  const names = listOptionNames(variants);
  const shared = names.filter((name) => !differs(variants, name));
  const common = [
    ...(only ? shared.map((name): [string, string] => [name, readOption(only, name)]) : []),
    ...(only && variants.length === 1 ? identifierAttributes(only) : []),
  ];
  const attributes = common.map(([name, value]) => ({
    name: optionName(name, language),
    value: optionValue(name, value, language),
  }));
  if (variants.length < 2) return { tiers: [], models: [], attributes };
  const chosen = names.filter((name) => differs(variants, name));
  const values = chosen.map((name) => [...new Set(variants.map((variant) => readOption(variant, name)))]);
  const spoken = (tier: number, value: string) => optionValue(chosen[tier] ?? '', value, language);
  const pictured = pictureTiers(variants, chosen, values, pictures);
  const tiers = chosen.map((name, tier) => ({
    name: optionName(name, language),
    options: (values[tier] ?? []).map((value) => spoken(tier, value)),
    pictures: [...(pictured[tier] ?? [])],
  }));
  const places = values.map((options) => new Map(options.map((value, at) => [value, at])));
  const models = variants.map((variant) => {
    const own = chosen.map((name) => readOption(variant, name));
    const tierIndex = own.map((value, tier) => places[tier]?.get(value) ?? 0);
    return { variant, name: own.map((value, tier) => spoken(tier, value)).join(', '), tierIndex };
  });
  return { tiers, models, attributes };
}

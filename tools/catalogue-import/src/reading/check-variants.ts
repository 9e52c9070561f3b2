import type { Fault, Identifiers, ReadProduct, Variant } from '../product.ts';
import { createKeyTable } from './key-table.ts';

const maxVariants = 2048;

const optionsText = ({ options }: Variant): string =>
  JSON.stringify(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const identifierNames = ['gtin', 'mpn', 'sku'] as const satisfies readonly (keyof Identifiers)[];

const groupByOptions = (variants: readonly Variant[]): Variant[][] => [
  ...Map.groupBy(variants, optionsText).values(),
];

const distinguishesVariants = (name: keyof Identifiers, alike: readonly Variant[]): boolean =>
  new Set(alike.map(({ identifiers }) => identifiers[name])).size === alike.length;

/** Adds an identifier as an option if variants differ in nothing else. */
function chooseByIdentifier(variants: readonly Variant[]): readonly Variant[] {
  const alike = groupByOptions(variants).filter((group) => group.length > 1);
  const name =
    alike.length > 0 &&
    identifierNames.find((each) => alike.every((group) => distinguishesVariants(each, group)));
  if (!name) return variants;
  return variants.map((variant) => {
    const value = variant.identifiers[name];
    return value === undefined ? variant : { ...variant, options: { ...variant.options, [name]: value } };
  });
}

/** Reports rows whose options equal those of an earlier row: shoppers could not choose between them. */
function findAlike(variants: readonly Variant[]): Fault[] {
  const lines = new Map<string, number>();
  return variants.flatMap((variant) => {
    const before = lines.get(optionsText(variant));
    if (before === undefined) lines.set(optionsText(variant), variant.line);
    return before === undefined
      ? []
      : [{ line: variant.line, reason: `it has the same options as line ${before}` }];
  });
}

const findTooMany = (variants: readonly Variant[]): Fault[] =>
  variants.slice(maxVariants).map(({ line }) => ({
    line,
    reason: `its product has ${maxVariants.toLocaleString('en')} variants already`,
  }));

/** Checks the variants of each product for repeated ids in a shop, identical options, and too many variants. */
export function createVariantCheck(): (read: ReadProduct) => ReadProduct {
  const lines = createKeyTable();
  const findRepeated = (shop: string, { externalId, line }: Variant): Fault[] => {
    const key = `${shop}\n${externalId}`;
    const before = lines.get(key);
    if (before === undefined) lines.set(key, line);
    return before === undefined
      ? []
      : [{ line, reason: `its id "${externalId}" stands on line ${before} already` }];
  };
  return ({ product, ...read }) => {
    if (!product) return read;
    const wrong: Fault[] = [];
    const drop = (variants: readonly Variant[], faults: readonly Fault[]): readonly Variant[] => {
      wrong.push(...faults);
      const gone = new Set(faults.map(({ line }) => line));
      return variants.filter(({ line }) => !gone.has(line));
    };
    const first = drop(
      product.variants,
      product.variants.flatMap((variant) => findRepeated(product.shop, variant)),
    );
    const chosen = chooseByIdentifier(first);
    const different = drop(chosen, findAlike(chosen));
    const variants = [...drop(different, findTooMany(different))];
    const faults = [...read.faults, ...wrong];
    return variants.length === 0
      ? { ...read, faults }
      : { ...read, product: { ...product, variants }, faults };
  };
}

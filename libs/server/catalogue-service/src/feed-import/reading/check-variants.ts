import { productLimits } from '@pasar/item';
import { hasInvalidBytes } from '../find-text-fault.ts';
import { listOptionNames } from '../list-option-names.ts';
import type { Fault, Identifiers, LineUnit, ReadProduct, Variant } from '../product.ts';
import { toReason } from '../reason.ts';
import type { Reason } from '../reason.ts';
import { createKeyTable } from './key-table.ts';

const { maxModels, maxOptions, maxTiers, maxOptionLength } = productLimits;

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

const toOptionsRepeated = (unit: LineUnit, before: number): Reason =>
  unit === 'line'
    ? toReason('options-repeated', { line: before })
    : toReason('options-repeated-product', { product: before });

const toIdRepeated = (unit: LineUnit, id: string, before: number): Reason =>
  unit === 'line'
    ? toReason('id-repeated', { id, line: before })
    : toReason('id-repeated-product', { id, product: before });

/** Reports rows whose options equal those of an earlier row: shoppers could not choose between them. */
function findAlike(variants: readonly Variant[], unit: LineUnit): Fault[] {
  const lines = new Map<string, number>();
  return variants.flatMap((variant) => {
    const before = lines.get(optionsText(variant));
    if (before === undefined) lines.set(optionsText(variant), variant.line);
    return before === undefined ? [] : [{ line: variant.line, reason: toOptionsRepeated(unit, before) }];
  });
}

const findTooMany = (variants: readonly Variant[]): Fault[] =>
  variants
    .slice(maxModels)
    .map(({ line }) => ({ line, reason: toReason('variants-above-limit', { max: maxModels }) }));

/** Reports rows with options or identifiers in another encoding. */
const findInvalidBytes = (variants: readonly Variant[]): Fault[] =>
  variants
    .filter(({ options, identifiers }) =>
      hasInvalidBytes([...Object.values(options), ...Object.values(identifiers)].join()),
    )
    .map(({ line }) => ({ line, reason: toReason('encoding-invalid') }));

/** The names by which variants differ: shared values are no choice. */
const listChoices = (variants: readonly Variant[]): string[] =>
  listOptionNames(variants).filter((name) => new Set(variants.map(({ options }) => options[name])).size > 1);

/** Reports rows that bring an option beyond the limit of a choice, or with too long a text. */
function findTooManyOptions(variants: readonly Variant[]): Fault[] {
  const choices = listChoices(variants).map((name) => ({ name, known: new Set<string>() }));
  const findFault = ({ options }: Variant): Reason | undefined => {
    for (const { name, known } of choices) {
      const option = options[name] ?? '';
      if (option.length > maxOptionLength)
        return toReason('option-too-long', { option: name, max: maxOptionLength });
      if (!known.has(option) && known.size >= maxOptions)
        return toReason('options-above-limit', { option: name, max: maxOptions });
    }
    for (const { name, known } of choices) known.add(options[name] ?? '');
    return undefined;
  };
  return variants.flatMap((variant) => {
    const reason = findFault(variant);
    return reason === undefined ? [] : [{ line: variant.line, reason }];
  });
}

/** Reports all rows of a product with more choices than a product can have. */
function findTooManyChoices(variants: readonly Variant[]): Fault[] {
  const choices = listChoices(variants);
  return choices.length <= maxTiers
    ? []
    : variants.map(({ line }) => ({
        line,
        reason: toReason('choices-above-limit', { options: choices.join(', '), max: maxTiers }),
      }));
}

/**
 * Checks the variants of each product for repeated ids in a shop, undecodable or identical options, and more choices, options and variants
 * than a product can have.
 */
export function createVariantCheck(unit: LineUnit): (read: ReadProduct) => ReadProduct {
  const lines = createKeyTable();
  const findRepeated = (shop: string, { externalId, line }: Variant): Fault[] => {
    const key = `${shop}\n${externalId}`;
    const before = lines.get(key);
    if (before === undefined) lines.set(key, line);
    return before === undefined ? [] : [{ line, reason: toIdRepeated(unit, externalId, before) }];
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
    const readable = drop(first, findInvalidBytes(first));
    const chosen = chooseByIdentifier(readable);
    const different = drop(chosen, findAlike(chosen, unit));
    const few = drop(different, findTooManyChoices(different));
    const choosable = drop(few, findTooManyOptions(few));
    const variants = [...drop(choosable, findTooMany(choosable))];
    const faults = [...read.faults, ...wrong];
    return variants.length === 0
      ? { ...read, faults }
      : { ...read, product: { ...product, variants }, faults };
  };
}

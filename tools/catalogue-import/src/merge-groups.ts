import type { Fault, Product, ReadProduct, Variant } from './product.ts';

const optionsText = ({ options }: Variant): string =>
  JSON.stringify(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Two rows of one product must differ in something that a shopper can choose. */
function dropDuplicates(variants: readonly Variant[]): { variants: Variant[]; faults: Fault[] } {
  const lines = new Map<string, number>();
  const kept: Variant[] = [];
  const faults: Fault[] = [];
  for (const variant of variants) {
    const before = lines.get(optionsText(variant));
    if (before === undefined) {
      lines.set(optionsText(variant), variant.line);
      kept.push(variant);
    } else faults.push({ line: variant.line, reason: `it has the same options as line ${before}` });
  }
  return { variants: kept, faults };
}

/**
 * Rows of one product may lie apart in a file: a product that comes again comes with all of its variants so far. Only
 * products that stand in a group are remembered, and of them only the variants.
 */
export function mergeGroups(): (read: ReadProduct) => ReadProduct {
  const soFar = new Map<string, readonly Variant[]>();
  const isGroup = ({ externalId, variants }: Product): boolean =>
    variants.length > 1 || variants.some((variant) => variant.externalId !== externalId);
  return (read) => {
    if (!read.product || !isGroup(read.product)) return read;
    const { product } = read;
    const key = `${product.shop}\n${product.externalId}`;
    const { variants, faults } = dropDuplicates([...(soFar.get(key) ?? []), ...product.variants]);
    soFar.set(key, variants);
    return { product: { ...product, variants }, faults: [...read.faults, ...faults] };
  };
}

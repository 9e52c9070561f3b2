import type { Fault, ReadProduct, Variant } from './product.ts';

/** Keeps, of variants with the same id in the same shop, the one that came first in the file. */
export const createDuplicateFilter = (): ((read: ReadProduct) => ReadProduct) => {
  const lines = new Map<string, number>();
  const repeat = (shop: string, { externalId, line }: Variant): Fault[] => {
    const key = `${shop}\n${externalId}`;
    const before = lines.get(key);
    if (before === undefined) lines.set(key, line);
    return before === undefined
      ? []
      : [{ line, reason: `its id "${externalId}" stands on line ${before} already` }];
  };
  return (read) => {
    if (!read.product) return read;
    const { product } = read;
    const repeated = product.variants.flatMap((variant) => repeat(product.shop, variant));
    const wrong = new Set(repeated.map(({ line }) => line));
    const variants = product.variants.filter(({ line }) => !wrong.has(line));
    const faults = [...read.faults, ...repeated];
    return variants.length === 0 ? { faults } : { product: { ...product, variants }, faults };
  };
};

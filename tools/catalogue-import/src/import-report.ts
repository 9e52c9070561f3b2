import type { Fault } from './product.ts';

export type ImportReport = {
  readonly products: { new: number; updated: number };
  /** Rows that went in. */
  variants: number;
  readonly faults: Fault[];
  /** Pictures that are in no row's way: the products went in without them. */
  readonly pictures: { stored: number; remote: number; missing: number };
};

export const emptyReport = (): ImportReport => ({
  products: { new: 0, updated: 0 },
  variants: 0,
  faults: [],
  pictures: { stored: 0, remote: 0, missing: 0 },
});

const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** The report as a person reads it. */
export function formatReport({ products, variants, faults, pictures }: ImportReport): string[] {
  const all = products.new + products.updated;
  const lines = [
    `${count(all, 'product')} imported from ${count(variants, 'row')}: ${products.new} new, ${products.updated} updated.`,
  ];
  if (pictures.stored > 0) lines.push(`${count(pictures.stored, 'picture')} stored.`);
  if (pictures.remote > 0)
    lines.push(
      `Note: ${count(pictures.remote, 'picture')} on other machines ${pictures.remote === 1 ? 'was' : 'were'} not fetched.`,
    );
  if (pictures.missing > 0)
    lines.push(
      `Note: ${count(pictures.missing, 'picture')} could not be found or read; the products went in without.`,
    );
  lines.push(faults.length === 0 ? 'No row failed.' : `${count(faults.length, 'row')} failed.`);
  return lines;
}

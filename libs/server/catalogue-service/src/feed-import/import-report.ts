export type RowResult = 'new' | 'changed' | 'unchanged' | 'rejected' | 'left out';

/** The outcome of every row of a feed. */
export type ImportReport = {
  /** The number of rows without the header. */
  rowCount: number;
  readonly rows: Record<RowResult, number>;
  /** Rows that complete others: an additional picture, or the parent of variations. */
  companionRows: number;
  readonly products: { new: number; changed: number; unchanged: number; removed: number };
  warnings: number;
  /** Rejected rows whose product id could not be read. */
  unreadableRows: number;
  readonly pictures: { stored: number; remote: number; refused: number; missing: number };
  /** Why the feed was not read to its end, or changed meanwhile. */
  incomplete?: string;
  /** Why `--prune` kept products that are no longer in the feed. */
  notPruned?: string;
};

export const emptyReport = (rowCount: number): ImportReport => ({
  rowCount,
  rows: { new: 0, changed: 0, unchanged: 0, rejected: 0, 'left out': 0 },
  companionRows: 0,
  products: { new: 0, changed: 0, unchanged: 0, removed: 0 },
  warnings: 0,
  unreadableRows: 0,
  pictures: { stored: 0, remote: 0, refused: 0, missing: 0 },
});

const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

const sumRows = ({ rows, companionRows }: ImportReport): number =>
  Object.values(rows).reduce((sum, n) => sum + n, companionRows);

/** Whether every row was imported or left out on purpose. */
export const isComplete = (report: ImportReport): boolean =>
  report.rows.rejected === 0 && report.incomplete === undefined && sumRows(report) === report.rowCount;

function formatRows(report: ImportReport): string[] {
  const { rows, companionRows, rowCount } = report;
  const parts = Object.entries(rows).flatMap(([result, n]) =>
    n > 0 || result !== 'left out' ? [`${n.toLocaleString('en')} ${result}`] : [],
  );
  if (companionRows > 0) parts.push(`${companionRows.toLocaleString('en')} completing others`);
  const missing = rowCount - sumRows(report);
  const lines = [`${count(rowCount, 'row')}: ${parts.join(', ')}.`];
  if (missing !== 0 && report.incomplete === undefined)
    lines.push(`${count(Math.abs(missing), 'row')} can't be accounted for: this is a fault of the importer.`);
  return lines;
}

function formatPictures({ stored, remote, refused, missing }: ImportReport['pictures']): string[] {
  const lines: string[] = [];
  if (stored > 0) lines.push(`${count(stored, 'picture')} stored.`);
  if (remote > 0)
    lines.push(
      `Note: ${count(remote, 'picture')} on other machines ${remote === 1 ? 'was' : 'were'} not fetched: give --fetch-pictures.`,
    );
  if (refused > 0)
    lines.push(
      `Note: ${count(refused, 'picture')} ${refused === 1 ? 'was' : 'were'} refused: the address is not public.`,
    );
  if (missing > 0)
    lines.push(
      `Note: ${count(missing, 'picture')} could not be found or read; the products went in without.`,
    );
  return lines;
}

/** Formats the report for the terminal. */
export function formatReport(report: ImportReport, isDryRun = false): string[] {
  const { products, rows, warnings, incomplete, notPruned } = report;
  const all = products.new + products.changed + products.unchanged;
  const lines = [
    `${count(all, 'product')}: ${products.new} new, ${products.changed} changed, ${products.unchanged} unchanged.`,
    ...formatRows(report),
    ...formatPictures(report.pictures),
  ];
  if (products.removed > 0)
    lines.push(
      `${count(products.removed, 'product')} that left the feed ${products.removed === 1 ? 'is' : 'are'} not sold any more.`,
    );
  if (warnings > 0) lines.push(`${count(warnings, 'warning')}.`);
  if (notPruned) lines.push(`Nothing was pruned: ${notPruned}`);
  if (incomplete) lines.push(incomplete);
  if (isDryRun) lines.push('This was a dry run: nothing was changed.');
  lines.push(rows.rejected === 0 ? 'No row failed.' : `${count(rows.rejected, 'row')} failed.`);
  return lines;
}

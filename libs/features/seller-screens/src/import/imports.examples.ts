import type { ProductImport } from '@pasar/catalogue-api';

const base: ProductImport = {
  ...{ import_id: 8, file_name: 'spring-2026.csv', size: 84_200, received: 84_200, is_dry_run: false },
  ...{ state: 'done', created_at: 1_789_900_000_000, finished_at: 1_789_900_060_000, problems: [] },
  ...{ row_count: 120, rows_done: 120, created: 100, changed: 15, unchanged: 5, rejected: 0, warnings: 0 },
};

/** An import that has ended. */
export const importedFile: ProductImport = base;

/** An import in the middle of its rows. */
export const runningImport: ProductImport = {
  ...base,
  ...{ import_id: 9, file_name: 'all-products.xml.gz', state: 'running' },
  ...{ row_count: 4000, rows_done: 1200, created: 1180, changed: 0, unchanged: 12, rejected: 8 },
};

/** A file that could not be read as a whole. */
export const unreadableImport: ProductImport = {
  ...base,
  ...{ import_id: 11, file_name: 'products.xlsx', state: 'failed' },
  ...{ row_count: 0, rows_done: 0, created: 0, changed: 0, unchanged: 0 },
  failure: {
    ...{ code: 'file-workbook', values: { file: 'products.xlsx' } },
    reason: 'products.xlsx is an Excel or ZIP file. Save it as CSV and import that.',
  },
};

/** A file that was only checked, with errors. */
export const checkedImport: ProductImport = {
  ...base,
  ...{ import_id: 10, is_dry_run: true, created: 88, rejected: 2, warnings: 1 },
  problems: [
    {
      ...{ line: 14, id: 'RUG-L', is_warning: false, code: 'price-invalid' },
      values: { price: '<b>much</b>', example: '109.99 SGD' },
      reason: 'The price “<b>much</b>” is not an amount with its currency. Write it like 109.99 SGD.',
    },
    { line: 31, code: 'id-missing', values: {}, reason: 'It has no id.', is_warning: false },
    {
      ...{ line: 40, id: 'MAT', is_warning: true, code: 'gtin-invalid', values: { gtin: '12' } },
      reason: 'Its GTIN “12” is not valid and was left out.',
    },
  ],
};

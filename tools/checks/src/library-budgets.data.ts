/** The maximum size of a library in a browser. */
export type LibraryBudget = {
  /** Folder under `libs`, and which part of it is measured. */
  readonly library: string;
  readonly measured: string;
  /** The module to bundle, as if it were in the library's `src`. */
  readonly code: string;
  /** Gzipped size. */
  readonly maxBytes: number;
};

const whole = "export * from './index.ts';";

/** Excludes the markets' table, which every page loads once. */
export const libraryBudgets: readonly LibraryBudget[] = [
  {
    library: 'domain/routing-table',
    measured: 'table and matcher',
    code: "export { compileTable, findRoute, parsePattern, routes } from './index.ts';",
    maxBytes: 8000,
  },
  {
    library: 'domain/routing-table',
    measured: 'with gates, parameters and redirects',
    code: "export { legacyRedirect, redirectStatus, resolve, usernameToLookUp } from './index.ts';",
    maxBytes: 8700,
  },
  { library: 'domain/search-params', measured: 'all', code: whole, maxBytes: 3000 },
  { library: 'domain/feature-toggles', measured: 'all', code: whole, maxBytes: 4000 },
  { library: 'domain/tracking', measured: 'all', code: whole, maxBytes: 6000 },
  {
    library: 'domain/tracking',
    measured: 'fields of items, searches and vouchers',
    code: "export * from './fields.ts';",
    maxBytes: 1700,
  },
  { library: 'domain/consent', measured: 'all', code: whole, maxBytes: 3000 },
];

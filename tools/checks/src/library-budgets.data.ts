/** The maximum size of a library in a browser. */
export type LibraryBudget = {
  /** Folder under `libs`, and which part of it is measured. */
  readonly library: string;
  readonly weighs: string;
  /** The module to bundle, as if it were in the library's `src`. */
  readonly code: string;
  /** Gzipped size. */
  readonly bytesAtMost: number;
};

const whole = "export * from './index.ts';";

/** Excludes the markets' table, which every page loads once. */
export const libraryBudgets: readonly LibraryBudget[] = [
  {
    library: 'domain/routing-table',
    weighs: 'table and matcher',
    code: "export { compileTable, findRoute, parsePattern, routes } from './index.ts';",
    bytesAtMost: 8000,
  },
  {
    library: 'domain/routing-table',
    weighs: 'with gates, parameters and redirects',
    code: "export { legacyRedirect, redirectStatus, resolve, usernameToLookUp } from './index.ts';",
    bytesAtMost: 8700,
  },
  { library: 'domain/search-params', weighs: 'all', code: whole, bytesAtMost: 3000 },
  { library: 'domain/feature-toggles', weighs: 'all', code: whole, bytesAtMost: 4000 },
  { library: 'domain/tracking', weighs: 'all', code: whole, bytesAtMost: 6000 },
  {
    library: 'domain/tracking',
    weighs: 'fields of items, searches and vouchers',
    code: "export * from './fields.ts';",
    bytesAtMost: 1700,
  },
  { library: 'domain/consent', weighs: 'all', code: whole, bytesAtMost: 3000 },
];

import { branchCodes } from './branch-codes.data.ts';
import type { ErrorRow } from './error-row.ts';
import { ownCodes } from './own-codes.data.ts';
import { specifiedCodes } from './specified-codes.data.ts';

const rows = [...specifiedCodes, ...ownCodes, ...branchCodes] as const;
type Row = (typeof rows)[number];

/** The name of an error, e.g. `OUT_OF_STOCK`. */
export type ErrorName = Row['name'];

/** Every error with a code: the specification's, then our own. */
export const errorRows: readonly ErrorRow[] = rows;

/** The codes by name: `errorCodes.OUT_OF_STOCK` is 6. */
export const errorCodes = Object.fromEntries(rows.map((row) => [row.name, row.code])) as {
  readonly [Each in Row as Each['name']]: Each['code'];
};

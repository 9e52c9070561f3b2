import { errorRows } from './error-codes.ts';
import type { ErrorRow } from './error-row.ts';

/** Everything known about a code. */
export type ErrorDescription = {
  /** Translation key of the text for shoppers (amb-verification-messages). */
  readonly messageKey: string;
} & ErrorRow;

/** Translation key for codes without a text of their own. */
export const genericMessageKey = 'error_generic';

const byCode: ReadonlyMap<number, ErrorRow> = new Map(errorRows.map((row) => [row.code, row]));

/** @spec branch-reselection The family is known by its first and last code only (amb-error-families). */
const branchReselection: ErrorRow & { readonly last: number } = {
  id: 'branch-reselection',
  code: 95500000,
  last: 95500999,
  name: 'BRANCH_RESELECTION',
  family: 'branch-reselection',
  meaning: 'Another branch has to be chosen',
  status: 409,
  userAction: 'choose-another',
  retryable: false,
  reported: false,
};

const unknown: ErrorRow = {
  id: 'unknown',
  code: -1,
  name: 'UNKNOWN',
  family: 'general',
  meaning: 'Unknown',
  status: 500,
  userAction: 'retry',
  retryable: true,
  reported: true,
};

const inFamily = (code: number): boolean =>
  Number.isInteger(code) && code >= branchReselection.code && code <= branchReselection.last;

/** The row of a code, of its family, or `UNKNOWN` for an unlisted code; `code` stays the given one. */
export const describeError = (code: number): ErrorDescription => {
  const row: ErrorRow = byCode.get(code) ?? (inFamily(code) ? branchReselection : unknown);
  const { id, name, family, meaning, status, userAction, retryable, reported } = row;
  const { cooldownSeconds, screen, nextStep } = row;
  return {
    id,
    code,
    name,
    family,
    meaning,
    status,
    userAction,
    retryable,
    ...(cooldownSeconds === undefined ? {} : { cooldownSeconds }),
    ...(screen === undefined ? {} : { screen }),
    ...(nextStep === undefined ? {} : { nextStep }),
    reported,
    messageKey: name === unknown.name ? genericMessageKey : `error_${code}`,
  };
};

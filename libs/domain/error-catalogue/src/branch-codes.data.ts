import type { ErrorRow, UserAction } from './error-row.ts';

/** A code of the range that the specification keeps for choosing branches; short, since every page loads the rows. */
const row = <const Code extends number, const Name extends string>(
  code: Code,
  name: Name,
  status: number,
  userAction: UserAction,
  meaning: string,
) => ({
  ...{ id: `own-${name.toLowerCase().replaceAll('_', '-')}`, code, name, status, userAction, meaning },
  ...({ family: 'branch-reselection', retryable: false, reported: false } as const),
});

/** @spec branch-reselection The members of the family, which the specification does not list. */
export const branchCodes = [
  row(95500001, 'BRANCH_REQUIRED', 422, 'correct-input', 'No branch'),
  row(95500002, 'BRANCH_UNKNOWN', 422, 'choose-another', 'No such branch in the market'),
  row(95500003, 'BRANCH_CLOSED', 409, 'choose-another', 'The branch is closed'),
  row(95500004, 'BRANCH_FULL', 409, 'choose-another', 'The branch is full'),
  row(95500005, 'BRANCH_NOT_REQUESTED', 409, 'go-back', 'No other branch is needed'),
  row(95500006, 'BRANCH_ORDER_SHIPPED', 409, 'go-back', 'The order is shipped'),
  row(95500007, 'BRANCH_CHOICE_OVERDUE', 409, 'go-back', 'The deadline is over'),
  row(95500008, 'BRANCH_ORDER_MISMATCH', 404, 'go-back', 'Not the order’s shop, parcel or branch'),
  row(95500009, 'BRANCH_AWAITED', 409, 'none', 'The buyer has to choose a branch'),
] as const satisfies readonly ErrorRow[];

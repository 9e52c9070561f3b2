import { errorCodes } from '@pasar/error-catalogue';

/** How an operator restricts an account. */
export type AccountRestrictionRow = {
  /** The code that its owner's sign-in answers. */
  readonly code: number;
  /** Whether only a sign-in with the password is refused, instead of every one. */
  readonly forPasswordOnly?: true;
  /** Whether setting a new password, by a mailed link or a code, lifts it. */
  readonly isLiftedByNewPassword?: true;
  /** Whether the shops of the account are closed meanwhile. */
  readonly closesShops?: true;
};

/**
 * Why an account cannot be used. `frozen`: while the operator looks into it. `banned`: for good. `fraud`: it paid or sold
 * fraudulently. `locked`: somebody else seems to use it. `password-change`: its password is known to others.
 *
 * @spec user-frozen banned fraud locked password-change
 */
export const accountRestrictions = {
  frozen: { code: errorCodes.USER_FROZEN },
  banned: { code: errorCodes.BANNED, closesShops: true },
  fraud: { code: errorCodes.FRAUD, closesShops: true },
  locked: { code: errorCodes.LOCKED, isLiftedByNewPassword: true },
  'password-change': {
    code: errorCodes.PASSWORD_CHANGE,
    forPasswordOnly: true,
    isLiftedByNewPassword: true,
  },
} as const satisfies Readonly<Record<string, AccountRestrictionRow>>;

export type AccountRestriction = keyof typeof accountRestrictions;

/** Returns the rules of a restriction. */
export const describeRestriction = (restriction: AccountRestriction): AccountRestrictionRow =>
  accountRestrictions[restriction];

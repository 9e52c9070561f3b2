import { errorCodes } from '@pasar/error-catalogue';

/**
 * Why an account cannot be used, and the code that its owner's sign-in answers. `frozen`: while the operator looks into it.
 * `banned`: for good.
 *
 * @spec user-frozen banned
 */
export const accountRestrictions = {
  frozen: errorCodes.USER_FROZEN,
  banned: errorCodes.BANNED,
} as const;

export type AccountRestriction = keyof typeof accountRestrictions;

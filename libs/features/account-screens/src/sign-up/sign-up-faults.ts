import { checkPassword, checkUsername, normalizeEmail } from '@pasar/account';
import type { SignUpRequest } from '@pasar/account-api';

/** What is wrong with each field, by the account's rules; `undefined` where nothing is. */
export const signUpFaults: {
  readonly [Field in keyof SignUpRequest]: (values: SignUpRequest) => string | undefined;
} = {
  username: ({ username }) => {
    const check = checkUsername(username);
    return check.valid ? undefined : check.reason;
  },
  email: ({ email }) => (normalizeEmail(email) === null ? 'email' : undefined),
  password: ({ password, username }) => {
    const check = checkPassword(password, username);
    return check.valid ? undefined : check.reason;
  },
};

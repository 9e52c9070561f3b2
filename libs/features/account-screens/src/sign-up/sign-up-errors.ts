import { checkPassword, checkUsername, normalizeEmail } from '@pasar/account';
import type { SignUpRequest } from '@pasar/account-api';

/** Returns each field's error by the account rules; `undefined` for a valid field. */
export const signUpErrors: {
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

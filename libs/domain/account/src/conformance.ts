import { marketByCode } from '@pasar/markets';
import { isLoginMark } from './account-cookies.ts';
import type { AccountLoad } from './account-load.ts';
import { loginStatus, shouldLoadAccount } from './account-load.ts';
import type { AdultInput } from './adult-status.ts';
import { adultStatus, consentSeconds } from './adult-status.ts';
import { checkPassword } from './check-password.ts';
import { checkUsername } from './check-username.ts';
import { normalizeEmail } from './normalize-email.ts';
import { normalizePhone } from './normalize-phone.ts';

type AdultCase = Omit<AdultInput, 'adultFromAccount' | 'adultAge'> & {
  readonly market: string;
  readonly adultAge?: number;
};

const adult = ({ market, adultAge = 18, ...rest }: AdultCase) =>
  adultStatus({ ...rest, adultAge, adultFromAccount: marketByCode(market).adultFromAccount });

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'account/login-status': (given: AccountLoad) => loginStatus(given),
  'account/should-load': ({ force, ...account }: AccountLoad & { force?: boolean }) =>
    shouldLoadAccount(account, force),
  'account/login-cookie': ({ value }: { value?: string }) => isLoginMark(value),
  'account/adult': adult,
  'account/consent-seconds': ({ milliseconds }: { milliseconds: number }) => consentSeconds(milliseconds),
  'account/username': ({ text }: { text: string }) => checkUsername(text),
  'account/password': ({ password, username }: { password: string; username?: string }) =>
    checkPassword(password, username),
  'account/email': ({ text }: { text: string }) => normalizeEmail(text),
  'account/phone': ({ text, market }: { text: string; market: string }) =>
    normalizePhone(text, marketByCode(market)),
};

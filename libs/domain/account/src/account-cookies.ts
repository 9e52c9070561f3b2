/** Carries the login mark (amb-login-cookie-name); the session itself is another cookie that scripts never see. */
export const loginCookieName = 'SPC_EC';

/** Remembers the derived adult status. @spec adult-cookie-values */
export const adultCookieName = 'SPC_IA';

/** @spec login-cookie-logged-out-values */
const loggedOutValues: ReadonlySet<string> = new Set(['', '-']);

/**
 * Whether the login mark says that someone is signed in: a hint until the account call has responded
 * (amb-login-cookie-vs-status).
 *
 * @spec login-cookie
 */
export const isLoginMark = (value: string | null | undefined): boolean =>
  value != null && !loggedOutValues.has(value);

import { commonPasswords } from './common-passwords.data.ts';

export const passwordMinLength = 8;
export const passwordMaxLength = 256;

export type PasswordCheck =
  | { readonly valid: true }
  | {
      readonly valid: false;
      readonly reason: 'too-short' | 'too-long' | 'too-common' | 'like-your-name' | 'one-character';
    };

/** Counts code points. */
const countCharacters = (text: string): number => Array.from(text).length;

/**
 * Checks the length of a new password and rejects commonly guessed ones. Any character is allowed and none is required (NIST SP
 * 800-63B); the password is neither trimmed nor truncated.
 */
export const checkPassword = (password: string, username = ''): PasswordCheck => {
  const length = countCharacters(password);
  const lower = password.toLowerCase();
  if (length < passwordMinLength) return { valid: false, reason: 'too-short' };
  if (length > passwordMaxLength) return { valid: false, reason: 'too-long' };
  if (new Set(password).size === 1) return { valid: false, reason: 'one-character' };
  if (commonPasswords.has(lower)) return { valid: false, reason: 'too-common' };
  return username !== '' && lower === username.toLowerCase()
    ? { valid: false, reason: 'like-your-name' }
    : { valid: true };
};

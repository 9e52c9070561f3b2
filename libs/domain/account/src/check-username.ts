/** @spec username-min-length */
export const usernameMinLength = 2;
/** @spec username-max-length */
export const usernameMaxLength = 30;

export type UsernameCheck =
  | { readonly valid: true }
  | { readonly valid: false; readonly reason: 'characters' | 'too-short' | 'too-long' };

/**
 * Whether a text can be a username: 2 to 30 ASCII letters, digits, underscores and dots (doc1 §5, amb-username-letters).
 *
 * @spec username-pattern username-charset
 */
export const checkUsername = (text: string): UsernameCheck => {
  if (!/^[A-Za-z0-9_.]*$/.test(text)) return { valid: false, reason: 'characters' };
  if (text.length < usernameMinLength) return { valid: false, reason: 'too-short' };
  return text.length > usernameMaxLength ? { valid: false, reason: 'too-long' } : { valid: true };
};

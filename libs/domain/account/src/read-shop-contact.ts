import { checkUsername } from './check-username.ts';
import { normalizeEmail } from './normalize-email.ts';

/** Normalizes the username or e-mail address of an invited account: trimmed, in lower case. Null if it is neither. */
export const readShopContact = (text: string): string | null => {
  const contact = text.trim().toLowerCase();
  if (contact.includes('@')) return normalizeEmail(contact);
  return checkUsername(contact).valid ? contact : null;
};

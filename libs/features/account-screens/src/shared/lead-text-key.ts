import { authPageType, authPageTypes } from '@pasar/account';

/**
 * The text under the title of a sign-in page, by its type; `otherwise` for an ordinary visit by a buyer.
 * @spec auth-page-type auth-page-type-default
 */
export const leadTextKey = (query: string, otherwise: string): string => {
  const type = authPageType(query);
  return type === 0 ? otherwise : `lead_${authPageTypes[type]}`;
};

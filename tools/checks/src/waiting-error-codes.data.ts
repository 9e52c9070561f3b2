/** Why no service throws a code yet. */
export type Waiting =
  | 'accounts and verification'
  | 'payments, orders and returns'
  | 'search, import and pages'
  | 'added, and not thrown yet'
  /** Used only by clients, or means success. */
  | 'never thrown';

/** Codes of the catalogue that no service throws, with the reason. Remove a code from the list once it is thrown. */
export const waitingErrorCodes: Readonly<Record<string, Waiting>> = {
  OK: 'never thrown',
  UNKNOWN: 'never thrown',
  // Set by the browser when the dialog is closed.
  VERIFICATION_CANCELLED: 'never thrown',
  // Toggles are evaluated in memory.
  TOGGLE_API_ERROR: 'never thrown',
  CART_USER_KYC_NOT_MET: 'accounts and verification',
  NEW_CART_USER_KYC_NOT_MET: 'accounts and verification',
  CART_PLATFORM_NOT_UPDATED: 'accounts and verification',
  NEW_CART_PLATFORM_NOT_UPDATED: 'accounts and verification',
  WALLET_BALANCE_INSUFFICIENT: 'payments, orders and returns',
  // Orders are placed as a whole: missing stock is STOCK_CHANGED, before any charge.
  CART_PARTIAL_FULFILMENT: 'never thrown',
};

/** Why no service throws a code yet. */
export type Waiting =
  | 'accounts and verification'
  | 'payments, orders and returns'
  | 'search, import and pages'
  | 'added, and not thrown yet'
  /** Made by the client itself, or says that all is well. */
  | 'never thrown';

/** Codes of the catalogue that no service throws, by name, with what they wait for. A code that is thrown leaves the list. */
export const waitingErrorCodes: Readonly<Record<string, Waiting>> = {
  OK: 'never thrown',
  UNKNOWN: 'never thrown',
  // The browser's own: anyone who closes the question.
  VERIFICATION_CANCELLED: 'never thrown',
  // Toggles are evaluated in memory.
  TOGGLE_API_ERROR: 'never thrown',
  // Whose something is stays untold: what is somebody else's is NOT_FOUND.
  PERMISSION: 'accounts and verification',
  BANNED: 'accounts and verification',
  FRAUD: 'accounts and verification',
  LOCKED: 'accounts and verification',
  USER_FROZEN: 'accounts and verification',
  PASSWORD_CHANGE: 'accounts and verification',
  CART_USER_KYC_NOT_MET: 'accounts and verification',
  NEW_CART_USER_KYC_NOT_MET: 'accounts and verification',
  CART_PLATFORM_NOT_UPDATED: 'accounts and verification',
  NEW_CART_PLATFORM_NOT_UPDATED: 'accounts and verification',
  WALLET_BALANCE_INSUFFICIENT: 'payments, orders and returns',
  // An order is placed whole or not at all: what is short is STOCK_CHANGED before anything is charged.
  CART_PARTIAL_FULFILMENT: 'never thrown',
};

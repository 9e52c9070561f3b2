/** Why no service throws a code yet. */
export type WaitingReason =
  | 'search, import and pages'
  | 'added, and not thrown yet'
  /** Used only by clients, or means success. */
  | 'never thrown';

/** Codes of the catalogue that no service throws, with the reason. Remove a code from the list once it is thrown. */
export const waitingErrorCodes: Readonly<Record<string, WaitingReason>> = {
  OK: 'never thrown',
  UNKNOWN: 'never thrown',
  // Set by the browser when the dialog is closed.
  VERIFICATION_CANCELLED: 'never thrown',
  // Toggles are evaluated in memory.
  TOGGLE_API_ERROR: 'never thrown',
};

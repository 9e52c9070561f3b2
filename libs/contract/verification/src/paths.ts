/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const answerVerificationPath = '/api/v4/verification/answer';
export const beginVerificationPath = '/api/v4/verification/begin';
export const confirmVerificationPath = '/api/v4/verification/confirm';
export const readConfirmationPath = '/api/v4/verification/confirmation';
export const readVerificationPath = '/api/v4/verification/read';
export const readWalletPinPath = '/api/v4/account/wallet_pin/get';
export const sendVerificationPath = '/api/v4/verification/send';
export const setWalletPinPath = '/api/v4/account/wallet_pin/set';

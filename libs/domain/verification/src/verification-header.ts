/** The request header with the token of a verification that was passed. */
export const verificationHeader = 'x-verification-token';

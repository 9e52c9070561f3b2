/** The request header with the token of a passed verification. */
export const verificationHeader = 'x-verification-token';

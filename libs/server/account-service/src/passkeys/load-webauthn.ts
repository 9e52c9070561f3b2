/** Loads the library when a passkey is used: it parses the certificates of authenticators' makers, which delays a cold start. */
export const loadWebauthn = () => import('@simplewebauthn/server');

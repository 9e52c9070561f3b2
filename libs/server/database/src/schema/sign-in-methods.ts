import type { Generated } from 'kysely';

/** Ways to sign in beyond passwords and codes. Instants are epoch milliseconds; who reads a hash cannot sign in with it. */

export type QrSignInState = 'pending' | 'opened' | 'confirmed' | 'refused' | 'used';

/** A browser that waits for another device to confirm its sign-in. */
export type QrSignInTable = {
  /** SHA-256 of the token that the QR code carries. */
  token_hash: string;
  /** SHA-256 of the secret in the cookie of the browser that waits. */
  browser_hash: string;
  market: string;
  role: 'buyer' | 'seller';
  /** What the confirming member sees of the browser that waits. */
  browser: string;
  system: string;
  country: string;
  network: string;
  state: Generated<QrSignInState>;
  /** Who opened the code; 0 until somebody does. */
  userid: Generated<number>;
  created_at: number;
  expires_at: number;
};

/** A visit to an identity provider that has not come back. Its secrets are derived from the cookie and kept nowhere. */
export type OauthAttemptTable = {
  secret_hash: string;
  provider: string;
  market: string;
  /** The query that is carried between sign-in pages. */
  carried: string;
  expires_at: number;
};

/** An identity that belongs to no account yet, until its owner says to which. */
export type PendingSocialIdentityTable = {
  token_hash: string;
  provider: string;
  subject: string;
  /** Empty where the provider names none. */
  email: string;
  email_verified: boolean;
  carried: string;
  expires_at: number;
};

/** An identity at a provider, and the account that it signs in. */
export type SocialIdentityTable = {
  provider: string;
  subject: string;
  userid: number;
  /** What its owner knows it by: an e-mail address, or empty. */
  label: string;
  created_at: number;
};

export type PasskeyTable = {
  credential_id: string;
  userid: number;
  /** The host that it works for. */
  rp_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  name: string;
  created_at: number;
  used_at: Generated<number>;
};

/** A challenge that was given to a browser, for one answer. */
export type PasskeyChallengeTable = {
  challenge_hash: string;
  browser_hash: string;
  /** Who adds a passkey; 0 for a sign-in. */
  userid: number;
  expires_at: number;
};

/** A sign-in whose password was right and that a code has to complete. */
export type SignInStepTable = {
  token_hash: string;
  userid: number;
  /** E.164 or an e-mail address. */
  recipient: string;
  expires_at: number;
};

export type SignInMethodsDatabase = {
  qr_sign_in: QrSignInTable;
  oauth_attempt: OauthAttemptTable;
  pending_social_identity: PendingSocialIdentityTable;
  social_identity: SocialIdentityTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  sign_in_step: SignInStepTable;
};

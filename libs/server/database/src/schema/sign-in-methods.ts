import type { Generated } from 'kysely';

/** Sign-in methods besides passwords and codes. Instants are epoch milliseconds; hashes cannot be used to sign in. */

export type QrSignInState = 'pending' | 'opened' | 'confirmed' | 'refused' | 'used';

/** A browser waiting for another device to confirm its sign-in. */
export type QrSignInTable = {
  /** SHA-256 of the token in the QR code. */
  token_hash: string;
  /** SHA-256 of the secret in the waiting browser's cookie. */
  browser_hash: string;
  market: string;
  role: 'buyer' | 'seller';
  /** Description of the waiting browser for the confirming member. */
  browser: string;
  system: string;
  country: string;
  network: string;
  state: Generated<QrSignInState>;
  /** The member who opened the code; 0 if nobody did. */
  userid: Generated<number>;
  created_at: number;
  expires_at: number;
};

/** A pending redirect to an identity provider. Its secrets are derived from the cookie and stored nowhere. */
export type OauthAttemptTable = {
  secret_hash: string;
  provider: string;
  market: string;
  /** The query passed between sign-in pages. */
  carried: string;
  expires_at: number;
  /** The member who proves their identity; null for a sign-in. */
  userid: number | null;
};

/** An identity without an account, until its owner chooses one. */
export type PendingSocialIdentityTable = {
  token_hash: string;
  provider: string;
  subject: string;
  /** Empty if the provider returns none. */
  email: string;
  email_verified: boolean;
  carried: string;
  expires_at: number;
};

/** An identity at a provider, and the account that it signs in to. */
export type SocialIdentityTable = {
  provider: string;
  subject: string;
  userid: number;
  /** Its display name for the owner: an e-mail address, or empty. */
  label: string;
  created_at: number;
};

export type PasskeyTable = {
  credential_id: string;
  userid: number;
  /** The host for which it is valid. */
  rp_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** Comma-separated. */
  transports: string;
  name: string;
  created_at: number;
  used_at: Generated<number>;
};

/** A challenge issued to a browser, for one response. */
export type PasskeyChallengeTable = {
  challenge_hash: string;
  browser_hash: string;
  /** The member who adds a passkey; 0 for a sign-in. */
  userid: number;
  expires_at: number;
};

/** A sign-in with a correct password that a code must complete. */
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

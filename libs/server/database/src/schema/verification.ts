import type { Generated } from 'kysely';

/** A verification that a call asked for. Instants are epoch milliseconds; 0 when it has not happened. */
export type VerificationTable = {
  id: string;
  purpose: string;
  kind: string;
  /** Who is to confirm who they are; 0 of a visitor. */
  userid: number;
  /** SHA-256 of the cookie of the browser that was asked; empty until the first browser reads it. */
  owner: string;
  /** SHA-256 of the session that was asked; empty without one. */
  session_hash: string;
  market: string;
  /** The device that was asked, for anyone who confirms on another one. */
  device: string;
  /** The key of the hits that led to it: a visitor who passes begins at 0 again. */
  counter: string;
  /** By which it was passed. */
  method: Generated<string>;
  /** SHA-256 of the token of the last link or QR code. */
  link_hash: Generated<string | null>;
  link_method: Generated<string>;
  link_expires_at: Generated<number>;
  /** SHA-256 of the token for the call that asked. */
  token_hash: Generated<string | null>;
  created_at: number;
  expires_at: number;
  passed_at: Generated<number>;
  refused_at: Generated<number>;
  used_at: Generated<number>;
};

/** The PIN of a member's wallet, as argon2id in PHC form. */
export type WalletPinTable = { userid: number; pin_hash: string; changed_at: number };

export type VerificationDatabase = { verification: VerificationTable; wallet_pin: WalletPinTable };

import type { Generated } from 'kysely';

/** A verification that a call required. Instants are epoch milliseconds; 0 means never. */
export type VerificationTable = {
  id: string;
  purpose: string;
  kind: string;
  /** The user who must verify; 0 for an anonymous visitor. */
  userid: number;
  /** SHA-256 of the browser's cookie; empty until the first browser reads it. */
  owner: string;
  /** SHA-256 of the session; empty without one. */
  session_hash: string;
  market: string;
  /** The device that must verify, shown to whoever confirms on another one. */
  device: string;
  /** The key of the hits that triggered it: passing resets a visitor's count. */
  counter: string;
  /** The method by which it was passed. */
  method: Generated<string>;
  /** SHA-256 of the token of the last link or QR code. */
  link_hash: Generated<string | null>;
  link_method: Generated<string>;
  link_expires_at: Generated<number>;
  /** SHA-256 of the token for the call that required it. */
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

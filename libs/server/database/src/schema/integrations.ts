/** Outside services. Instants are epoch milliseconds. */

/** The id at the partner is kept as an HMAC alone: it can be compared and not read. */
export type LinkedAccountTable = {
  user_id: number;
  market: string;
  partner: string;
  subject_hmac: string;
  linked_at: number;
};

export type UsedStateTable = { nonce: string; expires_at: number };

export type IntegrationsDatabase = { linked_account: LinkedAccountTable; used_state: UsedStateTable };

/** Integrations with partners. Instants are epoch milliseconds. */

/** Stores the id at the partner only as an HMAC, so that it can be compared but not read. */
export type LinkedAccountTable = {
  user_id: number;
  market: string;
  partner: string;
  subject_hmac: string;
  linked_at: number;
};

export type UsedStateTable = { nonce: string; expires_at: number };

export type IntegrationsDatabase = { linked_account: LinkedAccountTable; used_state: UsedStateTable };

import type { Generated } from 'kysely';

/** Accounts, their sessions and their addresses. Instants are epoch milliseconds; 0 means never. */

export type AccountTable = {
  userid: number;
  username: string;
  /** The username in lower case, so that names are unique regardless of case. */
  username_key: string;
  /** In lower case, or null. Unique and usable for sign-in once it is confirmed. */
  email: string | null;
  email_verified: boolean;
  phone: string | null;
  phone_verified: boolean;
  /** argon2id in PHC form; null for an account without a password. */
  password_hash: string | null;
  portrait: string;
  cover: string;
  not_new_user: boolean;
  birth_at: number;
  birth_verified: boolean;
  adult_consent_at: number;
  tos_accepted_at: number;
  cookies_accepted_at: number;
  disallow_data_processing: Generated<boolean>;
  created_at: number;
  /** Its password is public: a live store rejects it. */
  is_test: Generated<boolean>;
  /** Set by the operator: the account cannot sign in. */
  restriction: Generated<'frozen' | 'banned' | 'fraud' | 'locked' | 'password-change' | null>;
};

export type SessionTable = {
  /** SHA-256 of the token in the cookie: reading the table does not allow signing in. */
  token_hash: string;
  userid: number;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** Identifies the session to its owner; not a credential. */
  device_id: Generated<string>;
  /** User agent of the browser that uses the session. */
  user_agent: Generated<string>;
  /** When its user last proved their identity. */
  identified_at: Generated<number>;
};

/** A fixed window of attempts under a key, such as an address, an account, or both. */
export type RateWindowTable = { key: string; hits: number; ends_at: number };

/** A random secret of the API's processes, by its purpose. */
export type ServerSecretTable = { name: string; value: string };

export type AddressTable = {
  user_id: number;
  id: number;
  market: string;
  name: string;
  phone: string;
  street: string;
  unit: string;
  district: string;
  city: string;
  state: string;
  postcode: string;
  is_default: boolean;
  created_at: number;
};

/** An account's choice for a category of cookies. */
export type ConsentPreferenceTable = {
  user_id: number;
  category: number;
  status: number;
  updated_at: number;
};

/** A message in the outbox, because no carrier is configured. */
export type MessageOutboxTable = {
  id: number;
  market: string;
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: number;
};

/** The latest one-time code of a purpose and recipient. The table reveals neither code nor recipient. */
export type OneTimeCodeTable = {
  /** HMAC of purpose, recipient and device. */
  key: string;
  /** HMAC of the code under this key. */
  code_hmac: string;
  sent_at: number;
  expires_at: number;
  used_at: Generated<number>;
  /** Wrong guesses until `attempts_end_at`; a new code does not reset them. */
  attempts: Generated<number>;
  attempts_end_at: number;
};

/** A mailed link, which confirms the address once. */
export type AccountLinkTable = {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  purpose: string;
  userid: number;
  email: string;
  expires_at: number;
  used_at: Generated<number>;
};

/** A member's identity document in a market. */
export type AccountIdentityTable = {
  userid: number;
  market: string;
  document: string;
  number: string;
  name: string;
  created_at: number;
};

/** A member's profile; absent until something is entered. */
export type AccountProfileTable = {
  userid: number;
  name: Generated<string>;
  gender: Generated<'' | 'female' | 'male' | 'other'>;
  bio: Generated<string>;
  /** An address that replaces the account's once its link is opened. */
  pending_email: string | null;
};

/** A member's tax number in a market, without dots and dashes. */
export type AccountTaxIdTable = { userid: number; market: string; number: string; changed_at: number };

/** A card tokenised by a payment provider; its number is stored nowhere. */
export type SavedPaymentMethodTable = {
  user_id: number;
  id: number;
  market: string;
  /** The payment provider that issued the token. */
  provider: string;
  channel: string;
  brand: string;
  last_four: string;
  expires_month: number;
  expires_year: number;
  token: string;
  /** By what the provider recognizes the same card under another token; null if its tokens tell. */
  fingerprint: string | null;
  is_default: boolean;
  created_at: number;
};

/** A member's identification; the market's reviewers decide. */
export type KycSubmissionTable = {
  /** New with each submission. */
  submission_id: Generated<number>;
  userid: number;
  market: string;
  name: string;
  number: string;
  status: 'in-review' | 'approved' | 'refused';
  submitted_at: number;
  decided_at: number | null;
  /** Present if and only if it is refused. */
  refusal_reason: string | null;
  /** When to mail the decision; null if there is nothing to mail. */
  mail_due_at: number | null;
  /** Of the page that submitted it, for the mail. */
  language: Generated<string>;
  origin: Generated<string>;
};

/** A picture of an identity document, only for its owner and the reviewers. */
export type KycDocumentTable = {
  userid: number;
  id: number;
  market: string;
  side: string;
  content: Buffer;
  created_at: number;
};

/** An account scheduled for deletion, and when. */
export type AccountDeletionTable = {
  userid: number;
  reason: string;
  requested_at: number;
  due_at: number;
};

export type AccountsDatabase = {
  account_profile: AccountProfileTable;
  account_tax_id: AccountTaxIdTable;
  saved_payment_method: SavedPaymentMethodTable;
  kyc_submission: KycSubmissionTable;
  kyc_document: KycDocumentTable;
  account_deletion: AccountDeletionTable;
  message_outbox: MessageOutboxTable;
  one_time_code: OneTimeCodeTable;
  account_link: AccountLinkTable;
  account_identity: AccountIdentityTable;
  account: AccountTable;
  session: SessionTable;
  rate_window: RateWindowTable;
  server_secret: ServerSecretTable;
  address: AddressTable;
  consent_preference: ConsentPreferenceTable;
};

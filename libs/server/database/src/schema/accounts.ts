import type { Generated } from 'kysely';

/** Accounts, their sessions and their addresses. Instants are epoch milliseconds; 0 when it has not happened. */

export type AccountTable = {
  userid: number;
  username: string;
  /** The username in lower case: names that differ in case only are one name. */
  username_key: string;
  /** Null where there is none; kept in lower case. A key, and a name to sign in with, once it is confirmed. */
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
  /** Its password is published: a live store refuses it. */
  is_test: Generated<boolean>;
};

export type SessionTable = {
  /** SHA-256 of the token that the cookie carries: who reads the table cannot sign in with it. */
  token_hash: string;
  userid: number;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** Names the session to its owner; opens nothing. */
  device_id: Generated<string>;
  /** Of the browser that uses it. */
  user_agent: Generated<string>;
  /** When its user last proved who they are. */
  identified_at: Generated<number>;
};

/** One fixed window of attempts under a key: an address, an account, a pair of them. */
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

/** What an account has said of a category of cookies. */
export type ConsentPreferenceTable = {
  user_id: number;
  category: number;
  status: number;
  updated_at: number;
};

/** A message that the store keeps itself because no carrier is configured. */
export type MessageOutboxTable = {
  id: number;
  market: string;
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: number;
};

/** The last one-time code of a purpose and recipient. Who reads the table learns neither code nor recipient. */
export type OneTimeCodeTable = {
  /** HMAC of purpose, recipient and device. */
  key: string;
  /** HMAC of the code under this key. */
  code_hmac: string;
  sent_at: number;
  expires_at: number;
  used_at: Generated<number>;
  /** Wrong guesses until `attempts_end_at`; another code does not reset them. */
  attempts: Generated<number>;
  attempts_end_at: number;
};

/** A link that was mailed: it proves the address, once. */
export type AccountLinkTable = {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  purpose: string;
  userid: number;
  email: string;
  expires_at: number;
  used_at: Generated<number>;
};

/** The identity document that a member named, by market. */
export type AccountIdentityTable = {
  userid: number;
  market: string;
  document: string;
  number: string;
  name: string;
  created_at: number;
};

/** What members tell of themselves; an account without a row has told nothing. */
export type AccountProfileTable = {
  userid: number;
  name: Generated<string>;
  gender: Generated<'' | 'female' | 'male' | 'other'>;
  bio: Generated<string>;
  /** An address that replaces the account's once its link was opened. */
  pending_email: string | null;
};

/** The tax number of a member in a market, without its dots and dashes. */
export type AccountTaxIdTable = { userid: number; market: string; number: string; changed_at: number };

/** A card that a payment provider keeps under a token; its number is nowhere here. */
export type SavedPaymentMethodTable = {
  user_id: number;
  id: number;
  market: string;
  channel: string;
  brand: string;
  last_four: string;
  expires_month: number;
  expires_year: number;
  token: string;
  is_default: boolean;
  created_at: number;
};

/** What a member handed in to be identified; the market's reviewers decide. */
export type KycSubmissionTable = {
  userid: number;
  market: string;
  name: string;
  number: string;
  status: 'in-review' | 'approved' | 'refused';
  submitted_at: number;
};

/** A picture of an identity document: for its owner and the reviewers alone. */
export type KycDocumentTable = {
  userid: number;
  id: number;
  market: string;
  side: string;
  content: Buffer;
  created_at: number;
};

/** An account that is to be deleted, and when. */
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

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
  tax_id: string;
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

export type AccountsDatabase = {
  account: AccountTable;
  session: SessionTable;
  rate_window: RateWindowTable;
  server_secret: ServerSecretTable;
  address: AddressTable;
  consent_preference: ConsentPreferenceTable;
};

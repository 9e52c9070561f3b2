/**
 * `demo` is a store to try: a made-up catalogue, accounts whose passwords are published, payments that move no money.
 * `live` is a store for shoppers.
 */
export type StoreMode = 'demo' | 'live';

/** What a store has in its mode. */
export type StoreModeRow = {
  /** Accounts whose passwords are published may sign in. */
  readonly testAccounts: boolean;
  /** Cards of a pretended bank are taken. */
  readonly paymentSandbox: boolean;
  /** The calls' OpenAPI documents are published. */
  readonly apiDocuments: boolean;
  /** Calls from the machine itself are not counted: whoever tries the store calls from there. */
  readonly exemptLoopback: boolean;
  /** A database without a catalogue is filled with a made-up one. */
  readonly seeded: boolean;
  /** Each page says that nothing here can be bought in earnest. */
  readonly demoNotice: boolean;
};

const everything = {
  testAccounts: true,
  paymentSandbox: true,
  apiDocuments: true,
  exemptLoopback: true,
  seeded: true,
  demoNotice: true,
};
const nothing = {
  testAccounts: false,
  paymentSandbox: false,
  apiDocuments: false,
  exemptLoopback: false,
  seeded: false,
  demoNotice: false,
};

export const storeModes: Readonly<Record<StoreMode, StoreModeRow>> = { demo: everything, live: nothing };

/** The mode that a setting names; undefined for any other text. */
export const parseStoreMode = (text: string): StoreMode | undefined =>
  text === 'demo' || text === 'live' ? text : undefined;

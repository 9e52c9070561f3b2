/**
 * `demo` is a store to try out: a made-up catalogue, accounts with published passwords, simulated payments. `live` is a store
 * for shoppers.
 */
export type StoreMode = 'demo' | 'live';

/** Features of a store in a mode. */
export type StoreModeRow = {
  /** Accounts with published passwords may sign in. */
  readonly testAccounts: boolean;
  /** Sandbox cards are accepted. */
  readonly paymentSandbox: boolean;
  /** Buyers can trigger the next step of their orders' seller and carrier; a rule decides on identity verifications. */
  readonly demoSteps: boolean;
  /** Undelivered messages are kept in a public outbox. */
  readonly outbox: boolean;
  /** The calls' OpenAPI documents are published. */
  readonly apiDocuments: boolean;
  /** Calls from the loopback address are exempt from rate limits. */
  readonly exemptLoopback: boolean;
  /** A cookie moves the clock of a browser's calls ahead. */
  readonly movableClock: boolean;
  /** An empty database is seeded with a demo catalogue. */
  readonly seeded: boolean;
  /** Each page shows a notice that orders are not real. */
  readonly demoNotice: boolean;
};

const everything = {
  testAccounts: true,
  paymentSandbox: true,
  demoSteps: true,
  outbox: true,
  apiDocuments: true,
  exemptLoopback: true,
  movableClock: true,
  seeded: true,
  demoNotice: true,
};
const nothing = {
  testAccounts: false,
  paymentSandbox: false,
  demoSteps: false,
  outbox: false,
  apiDocuments: false,
  exemptLoopback: false,
  movableClock: false,
  seeded: false,
  demoNotice: false,
};

export const storeModes: Readonly<Record<StoreMode, StoreModeRow>> = { demo: everything, live: nothing };

/** Parses a setting; undefined for an unknown mode. */
export const parseStoreMode = (text: string): StoreMode | undefined =>
  text === 'demo' || text === 'live' ? text : undefined;

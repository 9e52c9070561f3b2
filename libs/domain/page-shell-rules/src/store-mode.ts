/**
 * `demo` is a store to try: a made-up catalogue, accounts whose passwords are published, payments that move no money.
 * `live` is a store for shoppers.
 */
export type StoreMode = 'demo' | 'live';

/** What a store has in its mode. */
export type StoreModeRow = {
  /** Accounts whose passwords are published may sign in. */
  readonly testAccounts: boolean;
  /** Sandbox cards are accepted. */
  readonly paymentSandbox: boolean;
  /** Buyers may let the seller and the carrier of their orders do what comes next. */
  readonly demoSteps: boolean;
  /** Messages without a carrier wait in an outbox that anybody can read. */
  readonly outbox: boolean;
  /** The calls' OpenAPI documents are published. */
  readonly apiDocuments: boolean;
  /** Calls from the loopback address are exempt from rate limits. */
  readonly exemptLoopback: boolean;
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
  seeded: false,
  demoNotice: false,
};

export const storeModes: Readonly<Record<StoreMode, StoreModeRow>> = { demo: everything, live: nothing };

/** The mode that a setting names; undefined for any other text. */
export const parseStoreMode = (text: string): StoreMode | undefined =>
  text === 'demo' || text === 'live' ? text : undefined;

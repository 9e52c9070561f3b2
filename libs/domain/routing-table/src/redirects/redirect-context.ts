import type { Address } from '../read-address.ts';

/** Input of a redirect rule. */
export type RedirectContext = {
  readonly address: Pick<Address, 'search' | 'hash'>;
  /** The pieces that the pattern's parameters name, as they stand in the address. */
  readonly captures: Readonly<Record<string, string>>;
  readonly sellerHost: () => string;
  /** Results of the lookup call by username; a missing one is a failed lookup. */
  readonly shopIdByUsername: Readonly<Record<string, number | string | null>>;
};

/** Gives the target, or undefined for home. */
export type Redirect = (context: RedirectContext) => string | undefined;

import type { Address } from '../read-address.ts';

/** What a redirect rule may look at. */
export interface RedirectContext {
  readonly address: Pick<Address, 'search' | 'hash'>;
  /** The pieces that the pattern's parameters name, as they stand in the address. */
  readonly captures: Readonly<Record<string, string>>;
  readonly sellerHost: () => string;
  /** What the lookup call answered, by username; a missing one is a failed lookup. */
  readonly shopIdByUsername: Readonly<Record<string, number | string | null>>;
}

/** Gives the target, or undefined for home. */
export type Redirect = (context: RedirectContext) => string | undefined;

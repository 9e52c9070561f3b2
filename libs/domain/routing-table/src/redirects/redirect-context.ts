import type { UrlParts } from '../read-address.ts';

/** Input of a redirect rule. */
export type RedirectContext = {
  readonly address: Pick<UrlParts, 'search' | 'hash'>;
  /** Values of the pattern's parameters, still escaped. */
  readonly captures: Readonly<Record<string, string>>;
  readonly sellerHost: () => string;
  /** Shop ids by username; a missing one is a failed lookup. */
  readonly shopIdByUsername: Readonly<Record<string, number | string | null>>;
};

/** Returns the target, or undefined for home. */
export type Redirect = (context: RedirectContext) => string | undefined;

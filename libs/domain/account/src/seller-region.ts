/** The `partner` parameter of `get_partner_login_init` (doc1 §7). @spec partner-init-partner */
export const sellerLoginPartner = 'seller';

/** Number of lines in the notice (doc1 §2.2). @spec seller-region-messages */
export const sellerRegionMessages = 3;

export type SellerVisit = {
  /** The response of `get_partner_login_init`; undefined if it failed: then no notice is shown. */
  readonly answer?: { readonly is_from_cn?: boolean } | undefined;
  readonly host: string;
  /** Host for these sellers; without one no notice is shown (amb-proxy-host). */
  readonly proxyHost?: string | undefined;
  /** Path with query. */
  readonly path: string;
};

/**
 * The notice for sellers from mainland China who sign in outside the proxy host; its "proceed" button links to the same path on
 * that host. Undefined if no notice is shown (doc1 §2.2).
 *
 * @spec seller-login-region-check partner-login-init-failure
 */
export const sellerRegionNotice = ({
  answer,
  host,
  proxyHost,
  path,
}: SellerVisit): { readonly proceed: string } | undefined => {
  if (!answer?.is_from_cn || !proxyHost || host === proxyHost) return undefined;
  return { proceed: `https://${proxyHost}${path}` };
};

/** What the call about a seller's origin is asked for (doc1 §7). @spec partner-init-partner */
export const sellerLoginPartner = 'seller';

/** The lines of the notice (doc1 §2.2). @spec seller-region-messages */
export const sellerRegionMessages = 3;

export interface SellerVisit {
  /** What `get_partner_login_init` answered; undefined when it failed: then nobody is from there. */
  readonly answer?: { readonly is_from_cn?: boolean } | undefined;
  readonly host: string;
  /** Where such sellers work; a deployment without one shows no notice (amb-proxy-host). */
  readonly proxyHost?: string | undefined;
  /** Path with query. */
  readonly path: string;
}

/**
 * The notice that a seller from mainland China gets at sign-in anywhere but on the proxy host: where its "proceed" leads, the same
 * path there. Undefined: no notice (doc1 §2.2).
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

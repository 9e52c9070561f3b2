/**
 * Where a bundle deal is shown: a section of a product page, a shop or the supermarket, or a page of its own there. Additions to
 * the cart name it as their source; this store shows bundle deals in a section of the product page.
 *
 * @spec bundle-deal-page-type amb-bundle-page-types
 */
export type BundleDealPage = `${'pdp' | 'shop' | 'mart'}-${'section' | 'landing'}`;

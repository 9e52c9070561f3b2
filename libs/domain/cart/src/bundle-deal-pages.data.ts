/**
 * Where a bundle deal is shown: a section of a product page, a shop or the supermarket, or a page of its own there. Additions to the
 * cart name it as their source.
 *
 * @spec bundle-deal-page-type amb-bundle-page-types
 */
export const bundleDealPages = {
  product: { section: 'pdp-section', landing: 'pdp-landing' },
  shop: { section: 'shop-section', landing: 'shop-landing' },
  mart: { section: 'mart-section', landing: 'mart-landing' },
} as const;

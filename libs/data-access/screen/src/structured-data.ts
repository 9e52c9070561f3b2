/** Where a page lies, for search engines (schema.org): names and paths from the top down. */
export const breadcrumbList = (
  origin: string,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** A page that gathers things, for search engines. */
export const collectionPage = (origin: string, name: string, path: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name,
  url: origin + path,
});

/** schema.org `BreadcrumbList`: names and paths from the top level down. */
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

/** schema.org `CollectionPage`. */
export const collectionPage = (origin: string, name: string, path: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name,
  url: origin + path,
});

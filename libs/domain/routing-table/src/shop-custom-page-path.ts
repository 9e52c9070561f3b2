/** The address of a page that a shop has built: the shop's name and the page's, as the page is stored. */
export const shopCustomPagePath = (pageUrl: string): string =>
  `/scp/${pageUrl.split('/').map(encodeURIComponent).join('/')}`;

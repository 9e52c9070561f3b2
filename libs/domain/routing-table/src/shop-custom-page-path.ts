/** The path of a page that a shop has built, from its stored page url: the shop's name and the page's. */
export const shopCustomPagePath = (pageUrl: string): string =>
  `/scp/${pageUrl.split('/').map(encodeURIComponent).join('/')}`;

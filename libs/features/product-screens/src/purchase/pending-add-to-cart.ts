/** What a visitor wanted to add to the cart before being redirected to sign in. */
export type PendingAddToCart = {
  /** 0 for an item without models. */
  readonly modelid: number;
  readonly quantity: number;
};

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : undefined;

/** Reads `?add=<modelid or 0>&qty=<n>`; undefined when it is missing or invalid. */
export function readPendingAddToCart(search: string): PendingAddToCart | undefined {
  const query = new URLSearchParams(search);
  const modelid = wholeNumber(query.get('add'));
  const quantity = wholeNumber(query.get('qty')) ?? 1;
  return modelid === undefined || quantity < 1 ? undefined : { modelid, quantity };
}

/** A page's path and query. */
export type PageLocation = { readonly pathname: string; readonly search: string };

/** The path and query without the pending addition. */
export function withoutPendingAddToCart({ pathname, search }: PageLocation): string {
  const query = new URLSearchParams(search);
  query.delete('add');
  query.delete('qty');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** The path and query with the pending addition, to return to after signing in. */
export function withPendingAddToCart(
  location: PageLocation,
  { modelid, quantity }: PendingAddToCart,
): string {
  const bare = withoutPendingAddToCart(location);
  return `${bare}${bare.includes('?') ? '&' : '?'}add=${modelid}&qty=${quantity}`;
}

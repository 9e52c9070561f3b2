/** What a visitor wanted to put into the cart when the sign-in came in between. */
export type PendingAddToCart = {
  /** 0 for an item without models. */
  readonly modelid: number;
  readonly quantity: number;
};

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : undefined;

/** The pending that an address carries; undefined when it carries none that makes sense. */
export function readPendingAddToCart(search: string): PendingAddToCart | undefined {
  const query = new URLSearchParams(search);
  const modelid = wholeNumber(query.get('add'));
  const quantity = wholeNumber(query.get('qty')) ?? 1;
  return modelid === undefined || quantity < 1 ? undefined : { modelid, quantity };
}

/** A page's path and query. */
export type PageLocation = { readonly pathname: string; readonly search: string };

/** The same location without a pending. */
export function withoutPendingAddToCart({ pathname, search }: PageLocation): string {
  const query = new URLSearchParams(search);
  query.delete('add');
  query.delete('qty');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** The same location with this pending, to come back to after signing in. */
export function withPendingAddToCart(location: PageLocation, { modelid, quantity }: PendingAddToCart): string {
  const bare = withoutPendingAddToCart(location);
  return `${bare}${bare.includes('?') ? '&' : '?'}add=${modelid}&qty=${quantity}`;
}

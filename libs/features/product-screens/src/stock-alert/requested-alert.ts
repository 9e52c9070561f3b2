import type { PageLocation } from '../purchase/pending-add-to-cart.ts';

const name = 'alert';
const requested = 'back-in-stock';

/** Whether the URL asks for the drawer of stock alerts, which a visitor wanted before signing in. */
export const isAlertRequested = (search: string): boolean =>
  new URLSearchParams(search).get(name) === requested;

const withValue = ({ pathname, search }: PageLocation, value?: string): string => {
  const query = new URLSearchParams(search);
  query.delete(name);
  if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

/** The path and query to return to after signing in, where the drawer opens. */
export const withRequestedAlert = (location: PageLocation): string => withValue(location, requested);

/** The path and query without the request. */
export const withoutRequestedAlert = (location: PageLocation): string => withValue(location);

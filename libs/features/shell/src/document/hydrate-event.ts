/** Dispatched on the window before the page is hydrated: from here on React receives what the shopper does. */
export const hydrateEvent = 'pasar:hydrate';

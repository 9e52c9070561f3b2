/** The cookie of the region that a shopper chose instead of an address: its name, URI-encoded. */
export const deliveryRegionCookieName = 'delivery_region';

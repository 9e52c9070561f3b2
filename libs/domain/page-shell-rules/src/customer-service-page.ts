/**
 * The URL of the page on which shoppers find help and the store's contact address. Like the policies it is built in the operator's
 * CMS, and a demo store seeds its own.
 */
export const customerServicePage = '/m/customer-service';

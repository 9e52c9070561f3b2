/**
 * The store's policies, each with its text key (in the layout's texts) and the URL of its page. The pages are built in the
 * operator's CMS: a demo store seeds its own.
 */
export const policyPages = [
  { labelKey: 'terms_of_service', to: '/m/terms-of-service' },
  { labelKey: 'privacy_policy', to: '/m/privacy-policy' },
] as const;

export type PolicyPage = (typeof policyPages)[number];

/**
 * The purpose of a page of an external service. `link`: links the member's account there. `open`: opens a page or an app of the
 * partner. `return`: returns from the partner to the shop.
 */
export type IntegrationKind = 'link' | 'open' | 'return';

export type IntegrationRow = {
  /** The partner whose URL the operator configures. */
  readonly partner: string;
  readonly kind: IntegrationKind;
};

/** Every page of an external service by its route (doc1 §2.1, §2.4; amb-integration-pages, amb-unnamed-paths). */
export const integrations = {
  'integration-link-now': { partner: 'now', kind: 'link' },
  'integration-link-lkpp': { partner: 'lkpp', kind: 'link' },
  'integration-link-line': { partner: 'line', kind: 'link' },
  'integration-link-line-open-app': { partner: 'line-app', kind: 'open' },
  'line-mission-sticker': { partner: 'line-mission', kind: 'open' },
  'integration-address-callback': { partner: 'address', kind: 'return' },
  'integration-link-snack': { partner: 'snack', kind: 'link' },
  'integration-link-snack-checkout': { partner: 'snack', kind: 'return' },
  'link-account-chat-app': { partner: 'chat-app', kind: 'link' },
  'link-account-short-video-app': { partner: 'video-app', kind: 'link' },
  'wallet-action': { partner: 'wallet', kind: 'open' },
  game: { partner: 'game', kind: 'open' },
} as const satisfies Readonly<Record<string, IntegrationRow>>;

export type IntegrationRoute = keyof typeof integrations;
export type Partner = (typeof integrations)[IntegrationRoute]['partner'];

/** Every partner, without duplicates. */
export const partners: readonly Partner[] = [
  ...new Set(Object.values(integrations).map(({ partner }) => partner)),
];

/** Actions in a wallet; any other action in the URL is not found (amb-wallet-actions). */
export const walletActions = ['top-up', 'withdraw', 'transactions', 'settings'] as const;
export type WalletAction = (typeof walletActions)[number];

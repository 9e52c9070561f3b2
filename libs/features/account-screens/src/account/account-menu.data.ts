import type { IconName } from '@pasar/design-system';
import type { BuildableRouteId, RouteParams } from '@pasar/routing-table';

/** Routes without path parameters. */
type PlainRouteId = {
  [Id in BuildableRouteId]: Record<never, never> extends RouteParams<Id> ? Id : never;
}[BuildableRouteId];

/** A menu row; shown when its route's gate is open. */
export type MenuRow = {
  /** Key of the title; a tile's description has the same key with the suffix `_text`. */
  readonly textKey: string;
  readonly icon: IconName;
  readonly route: PlainRouteId;
  /** A list of the market's documents that must not be empty. */
  readonly documents?: 'taxNumbers' | 'identity';
};

/** The pages that members open most often, as tiles in this order. */
export const accountTiles: readonly MenuRow[] = [
  { textKey: 'my_purchases', icon: 'package', route: 'purchase-list' },
  { textKey: 'my_cart', icon: 'cart', route: 'cart' },
  { textKey: 'my_likes', icon: 'heart', route: 'user-my-likes' },
  { textKey: 'my_vouchers', icon: 'ticket', route: 'user-voucher-wallet' },
  { textKey: 'my_coins', icon: 'star', route: 'user-coin' },
  { textKey: 'buy_again', icon: 'refresh', route: 'buy-again' },
  { textKey: 'addresses', icon: 'truck', route: 'user-account-address' },
  { textKey: 'my_messages', icon: 'chat', route: 'chat' },
  { textKey: 'my_settings', icon: 'shield', route: 'user-setting' },
];

/** All other account pages, as a list of links. To add a page, add a row here and its title to the translations. */
export const accountLinks: readonly MenuRow[] = [
  { textKey: 'menu_profile', icon: 'user', route: 'user-account-profile' },
  { textKey: 'menu_phone', icon: 'phone', route: 'user-account-phone' },
  { textKey: 'menu_email', icon: 'mail', route: 'user-account-email' },
  { textKey: 'menu_password', icon: 'lock', route: 'user-account-password' },
  { textKey: 'passkeys', icon: 'lock', route: 'user-account-passkeys' },
  { textKey: 'menu_payment', icon: 'card', route: 'user-account-payment' },
  { textKey: 'menu_wallet_pin', icon: 'lock', route: 'payment-ivs-wallet-pin' },
  { textKey: 'menu_location', icon: 'location', route: 'user-location-selector' },
  { textKey: 'menu_tax_id', icon: 'tag', route: 'user-account-tax-id' },
  { textKey: 'menu_document', icon: 'shield', route: 'user-account-dni', documents: 'identity' },
  { textKey: 'menu_kyc', icon: 'check-circle', route: 'user-account-kyc' },
  { textKey: 'menu_kyc', icon: 'check-circle', route: 'kyc-custom-tw' },
  { textKey: 'menu_devices', icon: 'eye', route: 'user-account-devices' },
  { textKey: 'menu_privacy', icon: 'shield', route: 'user-setting-privacy' },
  { textKey: 'menu_groups', icon: 'grid', route: 'user-groups' },
  { textKey: 'menu_data', icon: 'info', route: 'user-account-data' },
];

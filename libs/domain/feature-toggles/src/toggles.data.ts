import type { MarketCode } from '@pasar/markets';

/** A feature toggle with its owner and its expiry date. @spec amb-flag-names */
export type ToggleRow = {
  /** Kebab-case; never changes. */
  readonly name: string;
  readonly kind: 'release' | 'market' | 'operations';
  /** The scope whose team owns it. */
  readonly owner: string;
  /** The day (`YYYY-MM-DD`, UTC) from which the check fails; absent for a permanent toggle. */
  readonly expires?: string;
  readonly default: boolean;
  /** Markets that differ from the default. */
  readonly markets?: Partial<Record<MarketCode, boolean>>;
};

/** Every toggle; the backend returns them, and gates and screens refer to them by name. */
export const toggleRows = [
  { name: 'filipino-language', kind: 'market', owner: 'markets', default: true },
  { name: 'language-prompt', kind: 'market', owner: 'storefront', default: false },
  { name: 'mall-host', kind: 'market', owner: 'routing-table', default: false },
  { name: 's-mart-badge', kind: 'market', owner: 'badge-rules', default: true },
  { name: 'flash-sale-badge', kind: 'operations', owner: 'badge-rules', default: true },
  { name: 'cod-badge', kind: 'release', owner: 'badge-rules', expires: '2027-06-30', default: true },
  { name: 'account-kyc', kind: 'release', owner: 'account', expires: '2027-12-31', default: false },
  { name: 'demo-user-pilot', kind: 'release', owner: 'account', expires: '2027-12-31', default: false },
  {
    name: 'email-subscription-center',
    kind: 'release',
    owner: 'account',
    expires: '2027-12-31',
    default: true,
  },
  { name: 'link-account-chat-app', kind: 'release', owner: 'account', expires: '2027-12-31', default: false },
  {
    name: 'link-account-short-video-app',
    kind: 'release',
    owner: 'account',
    expires: '2027-12-31',
    default: false,
  },
  {
    name: 'seller-main-sub-verification',
    kind: 'release',
    owner: 'account',
    expires: '2027-12-31',
    default: false,
  },
  {
    name: 'setting-notification-email',
    kind: 'release',
    owner: 'account',
    expires: '2027-12-31',
    default: true,
  },
  {
    name: 'setting-notification-sms',
    kind: 'release',
    owner: 'account',
    expires: '2027-12-31',
    default: true,
  },
] as const satisfies readonly ToggleRow[];

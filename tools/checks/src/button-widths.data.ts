import type { TextFont } from './estimate-text-width.ts';

/** The room for a text in a kind of button, on the narrowest phone: 320 px. */
export type ButtonKind = {
  /** In a sentence: "there is room for 102 px on 2 lines in …". */
  readonly name: string;
  /** Without padding, border and icon. */
  readonly widthPx: number;
  readonly lines: number;
  readonly font: TextFont;
};

const small = { sizePx: 14, bold: true };
const medium = { sizePx: 16, bold: true };
const large = { sizePx: 18, bold: true };

export const buttonKinds = {
  /** `BuyBar`: 320 - 2 × 12 beside it - 8 between, halved; 2 × 20 of padding and 2 of border each. */
  halfBar: { name: 'half of a bottom bar', widthPx: 102, lines: 2, font: medium },
  /** A large button on a line of its own in a bottom bar: 320 - 2 × 12 - 2 × 28 - 2. */
  bar: { name: 'a bottom bar', widthPx: 238, lines: 1, font: large },
  /** `CookieBanner`: 320 - 2 × 12 - 2 × 16 - 2 of border - 8 between, halved; 2 × 14 + 2 each. */
  halfBanner: { name: 'half of a banner', widthPx: 97, lines: 2, font: small },
  /** `TabBar`: four tabs, cut off with an ellipsis. */
  tab: { name: 'a tab of the tab bar', widthPx: 80, lines: 1, font: { sizePx: 11, bold: true } },
  /** A medium button on a line of its own in a dialog: 320 - 4 × 16 - 2 × 20 - 2. */
  dialog: { name: 'a dialog', widthPx: 214, lines: 1, font: medium },
  /** A small button on a line of its own in a card: 320 - 2 × 12 - 2 × 16 - 2 × 14 - 2. */
  card: { name: 'a card', widthPx: 234, lines: 1, font: small },
  /** A medium button on a line of its own in a drawer or a bar: 320 - 2 × 16 - 2 × 20 - 2. */
  drawer: { name: 'a drawer', widthPx: 246, lines: 1, font: medium },
  /** At the end of a voucher's ticket, whose terms keep 8 rem. */
  ticket: { name: 'a voucher', widthPx: 92, lines: 2, font: small },
  /** Beside the sort orders of a list, with an icon; two of them stay visible. */
  toolbar: { name: 'a list’s toolbar', widthPx: 90, lines: 1, font: small },
  /** At the end of a search field, which keeps 9 rem. */
  search: { name: 'a search field', widthPx: 100, lines: 1, font: medium },
} as const satisfies Readonly<Record<string, ButtonKind>>;

export type ButtonTexts = {
  readonly folder: string;
  readonly kind: keyof typeof buttonKinds;
  readonly keys: readonly string[];
};

/** The texts of buttons whose room is limited. */
export const buttonTexts: readonly ButtonTexts[] = [
  {
    folder: 'libs/features/product-screens/src/translations',
    kind: 'halfBar',
    keys: ['add_to_cart', 'buy_now'],
  },
  {
    folder: 'libs/features/product-screens/src/translations',
    kind: 'drawer',
    keys: ['sold_out', 'deal_add'],
  },
  {
    folder: 'libs/features/product-screens/src/translations',
    kind: 'card',
    keys: ['chat_now', 'visit_shop'],
  },
  {
    folder: 'libs/features/cart-screens/src/translations',
    kind: 'bar',
    keys: ['checkout', 'nothing_picked'],
  },
  {
    folder: 'libs/features/checkout-screens/src/translations',
    kind: 'bar',
    keys: ['place_order', 'placing'],
  },
  {
    folder: 'libs/features/consent-screens/src/translations',
    kind: 'halfBanner',
    keys: ['reject_all', 'accept_all'],
  },
  { folder: 'libs/ui/layout/src/translations', kind: 'tab', keys: ['home', 'categories', 'cart', 'me'] },
  { folder: 'libs/ui/voucher-card/src/translations', kind: 'ticket', keys: ['claim', 'use'] },
  { folder: 'libs/ui/result-list/src/translations', kind: 'toolbar', keys: ['filters', 'filters_on'] },
  { folder: 'libs/ui/result-list/src/translations', kind: 'drawer', keys: ['show_results'] },
  { folder: 'libs/features/mall-screens/src/translations', kind: 'search', keys: ['search_go'] },
  { folder: 'libs/features/supermarket-screens/src/translations', kind: 'search', keys: ['search_go'] },
  {
    folder: 'libs/features/shop-screens/src/translations',
    kind: 'card',
    keys: ['follow', 'followed', 'chat_now'],
  },
  {
    folder: 'libs/features/order-screens/src/translations',
    kind: 'card',
    keys: ['view_order', 'buy_again', 'pay_now'],
  },
  {
    folder: 'libs/features/order-screens/src/translations',
    kind: 'dialog',
    keys: ['not_yet', 'confirm_receipt'],
  },
  { folder: 'libs/features/app-screens/src/translations', kind: 'dialog', keys: ['not_now', 'install'] },
  { folder: 'libs/features/account-screens/src/translations', kind: 'dialog', keys: ['keep', 'delete'] },
  { folder: 'libs/features/profile-screens/src/translations', kind: 'dialog', keys: ['keep', 'remove'] },
];

/** Names of columns that hold the id of an account. */
export type AccountColumn = 'userid' | 'user_id' | 'buyer_id';

type AccountTables = Partial<Record<AccountColumn, readonly string[]>>;

/** Rows that are deleted with the account. */
export const deletedTables = {
  userid: [
    'session',
    'account_profile',
    'account_tax_id',
    'account_identity',
    'account_link',
    'kyc_submission',
    'kyc_document',
    'oauth_attempt',
    'passkey',
    'passkey_challenge',
    'qr_sign_in',
    'shop_invitation',
    'shop_member',
    'sign_in_step',
    'social_identity',
    'verification',
    'wallet_pin',
    'account_deletion',
  ],
  user_id: [
    'address',
    'buyer_rating',
    'cart_line',
    'consent_preference',
    'idempotency',
    'invoice_carrier',
    'item_like',
    'linked_account',
    'notification',
    'notification_choice',
    'order_picture',
    'order_picture_use',
    'payment_preference',
    'rating_video',
    'saved_line',
    'saved_payment_method',
    'shop_block',
    'shop_follow',
    'social_setting',
    'stock_alert',
    'voucher_claim',
  ],
  // Delete its messages first.
  buyer_id: ['chat_conversation'],
} as const satisfies AccountTables;

/** Rows that stay, with the account's id removed. */
export const detachedTables = {
  userid: ['tracking_event', 'tracking_report'],
} as const satisfies AccountTables;

/**
 * Rows that stay under the anonymised account: accounts and invoices must be kept, limits and sums are counted, and other members'
 * view of ratings and questions remains; a shop keeps the imports that members of its team have sent. Shops are closed, with their
 * imports (`closeShops`).
 */
export const keptTables = {
  userid: ['account', 'rating', 'seller_import', 'shop'],
  user_id: [
    'checkout',
    'orders',
    'order_line',
    'order_event',
    'order_parcel',
    'order_parcel_event',
    'order_cancellation',
    'order_return',
    'order_return_line',
    'order_return_event',
    'order_rating',
    'payment',
    'payment_order',
    'payment_refund',
    'seller_income_entry',
    'ledger_entry',
    'coin_balance',
    'coin_entry',
    'voucher_use',
    'flash_sale_use',
    'item_question',
    'item_answer',
    'rating_vote',
  ],
} as const satisfies AccountTables;

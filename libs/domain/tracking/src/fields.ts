export { describeItem } from './describe-item.ts';
export type { ItemImpression } from './describe-item.ts';
export { describeSearch } from './describe-search.ts';
export { describeVoucher } from './describe-voucher.ts';
export type { VoucherFacts } from './describe-voucher.ts';
export type { TrackedItemFacts } from './tracked-item-facts.ts';
export { findMatchType } from './find-match-type.ts';

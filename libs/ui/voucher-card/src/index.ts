export { VoucherCard } from './VoucherCard.tsx';
export type { VoucherCardProps, VoucherData } from './VoucherCard.tsx';
export { VoucherCardSkeleton } from './VoucherCardSkeleton.tsx';
export { VoucherGrid } from './VoucherGrid.tsx';
export type { VoucherGridProps } from './VoucherGrid.tsx';
export { voucherNamespaces } from './voucher-namespaces.ts';
export { voucherState } from './voucher-state.ts';
export type { VoucherState } from './voucher-state.ts';

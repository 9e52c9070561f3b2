export { useClaimVoucher } from './use-claim-voucher.ts';

import type { BranchList, BranchRequest } from '@pasar/order-api';

const place = { city: '台北市', district: '信義區' };

/** An order whose branch has closed. */
export const aBranchRequest = (changes: Partial<BranchRequest> = {}): BranchRequest => ({
  ...{ order_sn: '260901ABCDEF', shop_name: 'Anyam', status: 'closed', reselect_by: 1_790_300_000_000 },
  branch: { branch_id: 'TPE-001', name: '晨市松仁門市', ...place, street: '松仁路58號' },
  ...changes,
});

/** Branches near it. */
export const nearbyBranches: BranchList = {
  branches: [
    { branch_id: 'TPE-002', name: '晨市永吉門市', ...place, street: '永吉路212號' },
    { branch_id: 'TPE-005', name: '晨市師大門市', ...place, district: '大安區', street: '師大路77號' },
  ],
  has_more: true,
};

/** The input of its screen. */
export const branchReselectionInput = {
  route: 'reselect-branch',
  params: { orderid: 7001, shopid: 11, forderid: '260901ABCDEF', storeid: 'TPE-001' },
  query: '',
} as const;

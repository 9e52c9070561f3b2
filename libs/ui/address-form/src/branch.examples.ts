import type { PickableBranch } from './BranchPicker.tsx';

/** Branches of Taipei. */
export const someBranches: readonly PickableBranch[] = [
  { branch_id: 'TPE-001', name: '晨市松仁門市', city: '台北市', district: '信義區', street: '松仁路58號' },
  { branch_id: 'TPE-002', name: '晨市永吉門市', city: '台北市', district: '信義區', street: '永吉路212號' },
  { branch_id: 'TPE-005', name: '晨市師大門市', city: '台北市', district: '大安區', street: '師大路77號' },
];

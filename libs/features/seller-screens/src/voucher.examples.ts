import { money } from '@pasar/money';

const fields = {
  ...{ code: 'AUTUMN10', revision: 2, name: 'Autumn thanks', kind: 'percentage', percent: 10 },
  ...{ cap: money(800, 'SGD'), min_spend: money(2000, 'SGD'), quantity: 100 },
  per_user_limit: 1,
  starts_at: Date.parse('2026-11-01T00:00:30Z'),
  ends_at: Date.parse('2027-01-31T15:59:30Z'),
  ...{ is_listed: true, phase: 'running' },
} as const;

/** A voucher as the list shows it. */
export const listed = {
  ...{ ...fields, used: 3, claimed: 12, changes: 'end-and-quantity', item_count: 0 },
} as const;

/** A voucher as its form loads it. */
export const detail = { ...fields, used: 0, claimed: 0, changes: 'terms', items: [] } as const;

import { money } from '@pasar/money';

const fields = {
  ...{ dealid: 31, revision: 2, kind: 'bundle', name: 'Two baskets', label: 'Any 2, save 10%' },
  ...{ min_quantity: 2, percent_off: 10, phase: 'running' },
  starts_at: Date.parse('2026-11-01T00:00:30Z'),
  ends_at: Date.parse('2027-01-31T15:59:30Z'),
} as const;

const basket = { itemid: 5, title: 'Rattan storage basket, hand-woven', usual_price: money(1990, 'SGD') };
const lid = { itemid: 6, title: 'Seagrass lid', usual_price: money(700, 'SGD') };

/** A bundle as the list shows it. */
export const listedDeal = { ...fields, item_count: 2, sub_count: 0 } as const;

/** A bundle as its form loads it. */
export const bundleDeal = { ...fields, items: [basket, lid], subs: [] } as const;

const { min_quantity: _, percent_off: __, ...plain } = fields;

/** An add-on deal as the list shows it. */
export const listedAddOn = {
  ...{ ...plain, dealid: 32, kind: 'add-on', name: 'A lid with your basket', label: 'Add-on deal' },
  ...{ item_count: 1, sub_count: 1 },
} as const;

/** An add-on deal as its form loads it. */
export const addOnDeal = {
  ...{ ...plain, dealid: 32, kind: 'add-on', name: 'A lid with your basket', label: 'Add-on deal' },
  ...{ items: [basket], subs: [{ ...lid, price: money(450, 'SGD'), per_main: 2 }] },
} as const;

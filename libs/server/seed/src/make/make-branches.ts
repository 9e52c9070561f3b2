import { branchSearchText } from '@pasar/delivery';
import { pickUpBranches } from '../data/pick-up-branches.data.ts';
import type { SeedContext } from './create-context.ts';
import type { BranchRow } from './rows.ts';

/** Returns the branches where the market's buyers pick parcels up; none in a market without branches. */
export const makeBranches = ({ market, now }: SeedContext): BranchRow[] =>
  (pickUpBranches[market.code] ?? []).map((text) => {
    const [branch_id = '', name = '', city = '', district = '', street = ''] = text.split('|');
    const place = { name, city, district, street };
    const state = { status: 'open', changed_at: now } as const;
    return { market: market.code, branch_id, ...place, search_text: branchSearchText(place), ...state };
  });

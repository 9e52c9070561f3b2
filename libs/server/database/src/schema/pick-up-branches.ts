/** A branch of a delivery partner, where buyers pick parcels up. */
export type PickUpBranchTable = {
  market: string;
  /** The partner's own id. */
  branch_id: string;
  name: string;
  city: string;
  district: string;
  street: string;
  /** Its name and place, normalized for searches. */
  search_text: string;
  status: 'open' | 'full' | 'closed';
  /** When the partner reported this state, epoch milliseconds. */
  changed_at: number;
};

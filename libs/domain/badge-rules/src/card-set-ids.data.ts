/** Card set ids by name; 16 and 17 are unassigned (doc2 §3). @spec card-set */
export const cardSets = {
  PDP: 1,
  STANDARD: 2,
  SIMPLIFIED_COUNT: 3,
  SIMPLIFIED: 4,
  PROMOTION_MICROSITE: 5,
  PROMOTION_PWG: 6,
  PROMOTION_BUY_AGAIN: 7,
  PROMOTION_HORIZONTAL: 8,
  CRM_HOT_DEAL: 9,
  LITE_STANDARD: 10,
  LITE_PROMOTION_MICROSITE: 11,
  LITE_HORIZONTAL_PROMOTION: 12,
  TOP_PRODUCTS: 13,
  DAILY_DISCOVER: 14,
  S_MART: 15,
  NEW_USER_ZONE: 18,
} as const;

export type CardSetName = keyof typeof cardSets;

/** Limits of a shop, whether a seller opens it or a feed names it. */
export const shopLimits = {
  minNameLength: 2,
  maxNameLength: 60,
  maxDescriptionLength: 500,
} as const;

/** Limits of a rating's video: one per rating, as a phone records it. `perDay` counts uploads, and those that were rejected. */
export const ratingVideoLimits = {
  maxBytes: 24_000_000,
  maxSeconds: 60,
  perDay: 10,
  /** Uploaded and not yet published; the oldest are removed. */
  maxUnused: 2,
} as const;

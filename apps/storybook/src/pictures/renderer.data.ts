/** The renderer that took the baselines, from `rendererName()`. Others anti-alias edges differently. */
export const baselineRenderer = 'a8bde3ea';

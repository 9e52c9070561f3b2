/** The renderer that took the baselines, from `rendererName()`. Others anti-alias edges differently. */
export const baselineRenderer = 'a10b0e78';

/** How the browser draws that took the baselines: `rendererName()` there. Another one's edges differ by themselves. */
export const baselineRenderer = 'a10b0e78';

import { installPromptThrottle } from './install-prompt.ts';

/** Whether a scroll counts, given the last that did: both epoch milliseconds. @spec a2hs-throttle */
export const scrollCounts = (last: number | undefined, now: number): boolean =>
  last === undefined || now - last >= installPromptThrottle;

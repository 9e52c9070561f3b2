import { installPromptThrottleMs } from './install-prompt.ts';

/** Whether a scroll counts after the last counted one (throttling); epoch milliseconds. @spec a2hs-throttle */
export const shouldCountScroll = (lastCountedAt: number | undefined, now: number): boolean =>
  lastCountedAt === undefined || now - lastCountedAt >= installPromptThrottleMs;

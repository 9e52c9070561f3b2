export { createManualClock } from './manual-clock.ts';
export type { ManualClock } from './manual-clock.ts';
export { createMemoryConsentApi } from './memory-consent-api.ts';
export type { MemoryConsentApi, PendingConsentCall } from './memory-consent-api.ts';
export { createMemoryCookieJar } from './memory-cookie-jar.ts';
export type { MemoryCookieJar } from './memory-cookie-jar.ts';

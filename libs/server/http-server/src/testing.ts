export { memoryRateWindows } from './memory-rate-windows.ts';
export { injectCall, injectForData } from './testing/inject-call.ts';
export type { InjectedCall } from './testing/inject-call.ts';
export { userIdSessions } from './testing/user-id-sessions.ts';

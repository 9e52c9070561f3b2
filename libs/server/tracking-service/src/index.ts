export { clearOut, keptFor } from './clear-out.ts';
export { registerTrackingCalls } from './register-tracking-calls.ts';
export type { TrackingDeps } from './tracking-deps.ts';

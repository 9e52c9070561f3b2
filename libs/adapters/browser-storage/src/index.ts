export { browserPersistence } from './browser-persistence.ts';
export { browserTimers } from './browser-timers.ts';

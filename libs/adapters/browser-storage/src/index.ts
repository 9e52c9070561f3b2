export { browserStorages } from './browser-storages.ts';
export { browserTimers } from './browser-timers.ts';

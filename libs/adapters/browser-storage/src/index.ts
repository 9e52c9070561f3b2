export { browserTimers } from './browser-timers.ts';
export { createBrowserStorage } from './create-browser-storage.ts';

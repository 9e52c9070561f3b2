export { describeStore } from './describe-store.ts';
export { keepRunning } from './keep-running.ts';
export { readSettings } from './read-settings.ts';

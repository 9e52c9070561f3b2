export { describeStore } from './describe-store.ts';
export { superviseService } from './supervise-service.ts';
export { readSettings } from './read-settings.ts';

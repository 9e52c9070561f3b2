export { checkToggles } from './check-toggles.ts';
export { readToggles } from './read-toggles.ts';
export { registerToggleCalls } from './register-toggle-calls.ts';
export { toggles } from './toggles.data.ts';
export type { ToggleRow } from './toggles.data.ts';

export { readToggles } from './read-toggles.ts';
export { registerToggleCalls } from './register-toggle-calls.ts';

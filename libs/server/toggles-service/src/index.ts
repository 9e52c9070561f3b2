export { createEvaluateRows } from './evaluate-rows.ts';
export type { EvaluateRows, OperatorConfigs } from './evaluate-rows.ts';
export { registerToggleCalls } from './register-toggle-calls.ts';
export type { ToggleOptions } from './register-toggle-calls.ts';

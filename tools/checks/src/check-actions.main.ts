import { checkActions } from './check-actions.ts';
import { runCheck } from './run-check.ts';

await runCheck('actions', checkActions);

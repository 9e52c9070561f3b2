import { checkScopes } from './check-scopes.ts';
import { runCheck } from './run-check.ts';

await runCheck('scopes', checkScopes);

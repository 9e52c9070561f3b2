import { checkImports } from './check-imports.ts';
import { runCheck } from './run-check.ts';

await runCheck('imports', checkImports);

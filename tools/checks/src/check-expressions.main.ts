import { checkExpressions } from './check-expressions.ts';
import { runCheck } from './run-check.ts';

await runCheck('expressions', checkExpressions);

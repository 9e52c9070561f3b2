import { checkReadmes } from './check-readmes.ts';
import { runCheck } from './run-check.ts';

await runCheck('readmes', checkReadmes);

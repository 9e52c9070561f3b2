import { checkTags } from './check-tags.ts';
import { runCheck } from './run-check.ts';

await runCheck('tags', checkTags);

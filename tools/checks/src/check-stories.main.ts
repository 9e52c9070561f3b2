import { runCheck } from './run-check.ts';
import { checkStories } from './stories/check-stories.ts';

await runCheck('stories', checkStories);

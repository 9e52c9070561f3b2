import { answerNavigations } from './answer-navigations.ts';
import type { WorkerScope } from './worker-scope.ts';

answerNavigations(globalThis as unknown as WorkerScope);

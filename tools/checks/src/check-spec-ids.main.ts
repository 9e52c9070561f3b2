import { checkSpecIds } from './check-spec-ids.ts';
import { waitingSpecIds } from './waiting-spec-ids.data.ts';
import { runCheck } from './run-check.ts';
import { specCoverage } from './spec-coverage.ts';
import { specIds } from './spec-ids.data.ts';

await runCheck('specification', async (root) =>
  checkSpecIds(specIds, await specCoverage(root), waitingSpecIds),
);

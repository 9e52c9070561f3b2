import { judgeSize, weigh } from './check-library-sizes.ts';
import { libraryBudgets } from './library-budgets.data.ts';
import { workspaceRoot } from './workspace-files.ts';

let failed = false;
for (const budget of libraryBudgets) {
  const { fine, line } = judgeSize(budget, await weigh(workspaceRoot, budget));
  failed ||= !fine;
  console.log(line);
}
if (failed) {
  console.error('A library exceeds its size budget: lazy-load what few pages need.');
  process.exit(1);
}

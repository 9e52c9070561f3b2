import { checkSize, measureSize } from './check-library-sizes.ts';
import { libraryBudgets } from './library-budgets.data.ts';
import { workspaceRoot } from './workspace-files.ts';

let failed = false;
for (const budget of libraryBudgets) {
  const { passes, line } = checkSize(budget, await measureSize(workspaceRoot, budget));
  failed ||= !passes;
  console.log(line);
}
if (failed) {
  console.error('A library exceeds its size budget: lazy-load what few pages need.');
  process.exit(1);
}

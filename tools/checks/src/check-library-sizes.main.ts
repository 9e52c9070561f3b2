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
  console.error('A library weighs more than it may: move what few pages need behind an import of its own.');
  process.exit(1);
}

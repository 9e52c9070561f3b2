import { createBatchExecutor, createExecutor } from './batch-executor.ts';
import type { ToolReport } from './batch-executor.ts';
import { groupByProject } from './group-by-project.ts';
import type { FileMessage } from './group-by-project.ts';
import { runTool } from './run-tool.ts';

const diagnostic = /^(?<path>[^\s(][^(\n]*)\(\d+,\d+\): error TS\d+: .*(?:\n[ \t].*)*/gm;

/** Parses the errors that `tsc` prints, each with its indented details. */
export const parseDiagnostics = (output: string): FileMessage[] =>
  [...output.matchAll(diagnostic)].map(({ 0: text, groups }) => ({ path: groups?.['path'] ?? '', text }));

/** Type-checks projects and their dependencies with one `tsc -b`, which rebuilds what is stale. */
export async function typecheck(roots: readonly string[], workspaceRoot: string): Promise<ToolReport> {
  const options = ['-b', '--pretty', 'false', ...roots];
  const { exitCode, stdout, stderr } = await runTool(workspaceRoot, '@typescript/native/bin/tsc', options);
  const problems = groupByProject(roots, parseDiagnostics(stdout));
  return exitCode === 0 ? { problems } : { problems, failure: `${stdout}${stderr}` };
}

export const typecheckBatch: ReturnType<typeof createBatchExecutor> = createBatchExecutor(typecheck);
const typecheckOne: ReturnType<typeof createExecutor> = createExecutor(typecheck);
export default typecheckOne;

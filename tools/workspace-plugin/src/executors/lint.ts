import { relative } from 'node:path';
import { createBatchExecutor, createExecutor } from './batch-executor.ts';
import type { ToolReport } from './batch-executor.ts';
import { groupByProject } from './group-by-project.ts';
import type { FileMessage } from './group-by-project.ts';
import { runTool } from './run-tool.ts';

/** The fields of `eslint --format json` that are read. */
type LintResult = {
  readonly filePath: string;
  readonly messages: readonly {
    readonly line?: number;
    readonly column?: number;
    readonly message: string;
    readonly ruleId: string | null;
  }[];
};

function describeResult({ filePath, messages }: LintResult, workspaceRoot: string): FileMessage[] {
  const path = relative(workspaceRoot, filePath);
  return messages.map(({ line = 1, column = 1, message, ruleId }) => ({
    path,
    text: `${path}:${line}:${column} ${message} ${ruleId ?? ''}`.trimEnd(),
  }));
}

/**
 * Lints projects in one ESLint process, which reads the configuration and the project graph once. Warnings count as problems.
 */
export async function lint(roots: readonly string[], workspaceRoot: string): Promise<ToolReport> {
  const options = ['--format', 'json', '--no-error-on-unmatched-pattern', ...roots];
  const { exitCode, stdout, stderr } = await runTool(workspaceRoot, 'eslint/bin/eslint.js', options);
  // 0 and 1: linted. 2: the configuration or a rule threw.
  if (exitCode !== 0 && exitCode !== 1) return { problems: new Map(), failure: `${stdout}${stderr}` };
  const results = JSON.parse(stdout) as readonly LintResult[];
  const messages = results.flatMap((result) => describeResult(result, workspaceRoot));
  return { problems: groupByProject(roots, messages) };
}

export const lintBatch: ReturnType<typeof createBatchExecutor> = createBatchExecutor(lint);
const lintOne: ReturnType<typeof createExecutor> = createExecutor(lint);
export default lintOne;

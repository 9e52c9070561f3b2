import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createBatchExecutor, createExecutor } from './batch-executor.ts';
import type { ToolReport } from './batch-executor.ts';
import { groupByProject } from './group-by-project.ts';
import type { FileMessage } from './group-by-project.ts';
import { runTool } from './run-tool.ts';

/** The fields of Vitest's JSON report that are read. */
type TestFile = {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[] | null;
  }[];
};

function describeFile(
  { name, status, message, assertionResults }: TestFile,
  workspaceRoot: string,
): FileMessage[] {
  if (status !== 'failed') return [];
  const path = relative(workspaceRoot, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  const texts = failed.map(({ fullName, failureMessages }) =>
    [fullName, ...(failureMessages ?? [])].join('\n'),
  );
  return [{ path, text: [`FAIL ${path}`, message, ...texts].filter(Boolean).join('\n') }];
}

async function readReport(file: string, workspaceRoot: string): Promise<FileMessage[]> {
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as { testResults: readonly TestFile[] };
  return testResults.flatMap((result) => describeFile(result, workspaceRoot));
}

/** Runs the specs of projects in one Vitest process. A project without specs passes. */
export async function unitTest(roots: readonly string[], workspaceRoot: string): Promise<ToolReport> {
  const folder = await mkdtemp(join(tmpdir(), 'unit-test-'));
  const report = join(folder, 'report.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const folders = roots.map((root) => `${root}/`);
  const run = await runTool(workspaceRoot, 'vitest/vitest.mjs', [...options, ...folders]);
  const messages = await readReport(report, workspaceRoot).catch(() => []);
  await rm(folder, { recursive: true });
  const problems = groupByProject(roots, messages);
  return run.exitCode === 0 ? { problems } : { problems, failure: `${run.stdout}${run.stderr}` };
}

export const unitTestBatch: ReturnType<typeof createBatchExecutor> = createBatchExecutor(unitTest);
const unitTestOne: ReturnType<typeof createExecutor> = createExecutor(unitTest);
export default unitTestOne;

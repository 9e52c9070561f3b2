import type { ExecutorContext, TaskGraph } from '@nx/devkit';

/** A tool's report on several projects from one run. */
export type ToolReport = {
  /** Output by project root; projects without an entry passed. */
  readonly problems: ReadonlyMap<string, string>;
  /** Set if the tool failed without naming a file: no project passed. */
  readonly failure?: string;
};

/** Runs a tool once for all given project roots, from the workspace root. */
export type Tool = (roots: readonly string[], workspaceRoot: string) => Promise<ToolReport>;

type TaskResult = { readonly success: boolean; readonly terminalOutput: string };

type BatchExecutor = (
  graph: TaskGraph,
  inputs: unknown,
  overrides: unknown,
  context: ExecutorContext,
) => Promise<Record<string, TaskResult>>;

type Executor = (options: unknown, context: ExecutorContext) => Promise<{ readonly success: boolean }>;

function toTaskResult(root: string, { problems, failure }: ToolReport): TaskResult {
  const problem = problems.get(root);
  // Each project reports its own problems; a failure without a file fails every project.
  const output = problem ?? (problems.size === 0 ? failure : undefined);
  return { success: output === undefined, terminalOutput: output ?? '' };
}

function printReport({ problems, failure }: ToolReport): void {
  for (const problem of problems.values()) console.error(problem);
  if (problems.size === 0 && failure) console.error(failure);
}

/**
 * Runs a tool in one process for many projects, since starting it costs more than most projects do. Nx caches each result
 * separately.
 */
export const createBatchExecutor =
  (tool: Tool): BatchExecutor =>
  async ({ tasks }, _inputs, _overrides, { root }) => {
    const roots = Object.values(tasks).map(({ projectRoot }) => projectRoot ?? '.');
    const report = await tool(roots, root);
    // In batch mode Nx shows only what the process prints.
    printReport(report);
    return Object.fromEntries(
      Object.values(tasks).map((task) => [task.id, toTaskResult(task.projectRoot ?? '.', report)]),
    );
  };

/** Runs the same tool for one project, when Nx does not use batch mode. */
export const createExecutor =
  (tool: Tool): Executor =>
  async (_options, { root, projectName = '', projectsConfigurations }) => {
    const projectRoot = projectsConfigurations.projects[projectName]?.root ?? '.';
    const report = await tool([projectRoot], root);
    printReport(report);
    return { success: toTaskResult(projectRoot, report).success };
  };

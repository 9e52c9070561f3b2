import type { ExecutorContext, TaskGraph } from '@nx/devkit';

/** What a tool said of some projects, in one run. */
export type ToolReport = {
  /** What it printed about a project, by the project's root; a project that is missing here passed. */
  readonly problems: ReadonlyMap<string, string>;
  /** Set when it failed without naming a file: no project passed. */
  readonly failure?: string;
};

/** Runs a tool once for all the projects whose roots are given, from the workspace's root. */
export type Tool = (roots: readonly string[], workspaceRoot: string) => Promise<ToolReport>;

type TaskResult = { readonly success: boolean; readonly terminalOutput: string };

type BatchExecutor = (
  graph: TaskGraph,
  inputs: unknown,
  overrides: unknown,
  context: ExecutorContext,
) => Promise<Record<string, TaskResult>>;

type Executor = (options: unknown, context: ExecutorContext) => Promise<{ readonly success: boolean }>;

function judgeProject(root: string, { problems, failure }: ToolReport): TaskResult {
  const problem = problems.get(root);
  // What a project prints is its own; what nobody's file explains is everybody's.
  const output = problem ?? (problems.size === 0 ? failure : undefined);
  return { success: output === undefined, terminalOutput: output ?? '' };
}

function printReport({ problems, failure }: ToolReport): void {
  for (const problem of problems.values()) console.error(problem);
  if (problems.size === 0 && failure) console.error(failure);
}

/** One process for many projects: starting a tool costs more than most projects do. Nx caches each project's result by itself. */
export const createBatchExecutor =
  (tool: Tool): BatchExecutor =>
  async ({ tasks }, _inputs, _overrides, { root }) => {
    const roots = Object.values(tasks).map(({ projectRoot }) => projectRoot ?? '.');
    const report = await tool(roots, root);
    // Nx shows nothing of a batch but what its process prints.
    printReport(report);
    return Object.fromEntries(
      Object.values(tasks).map((task) => [task.id, judgeProject(task.projectRoot ?? '.', report)]),
    );
  };

/** The same tool for one project, where Nx runs without batches. */
export const createExecutor =
  (tool: Tool): Executor =>
  async (_options, { root, projectName = '', projectsConfigurations }) => {
    const projectRoot = projectsConfigurations.projects[projectName]?.root ?? '.';
    const report = await tool([projectRoot], root);
    printReport(report);
    return { success: judgeProject(projectRoot, report).success };
  };

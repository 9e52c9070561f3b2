import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

type Check = (root: string, files: readonly string[]) => Promise<string[]>;

/** Runs a check on the workspace, prints one line per problem, and exits with 1 if there are any. */
export const runCheck = async (name: string, check: Check): Promise<void> => {
  const faults = await check(workspaceRoot, await workspaceFiles());
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `${name}: OK` : `${name}: ${faults.length} problems`);
  process.exitCode = faults.length === 0 ? 0 : 1;
};

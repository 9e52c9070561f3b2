import { resolve } from 'node:path';
import { getExitCode } from './run-tables.ts';
import { runAgainstWorkspace } from './workspace-tables.ts';

// npm runs scripts in the workspace root; paths are relative to the user's folder.
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const paths = process.argv.slice(2).map((path) => resolve(typedIn, path));

try {
  const report = await runAgainstWorkspace(paths);
  const lines = [...report.failures, ...report.faults];
  for (const line of lines) console.log(line.replaceAll(`${typedIn}/`, ''));
  console.log(`${report.passed} passed, ${report.failures.length} failed`);
  process.exitCode = getExitCode(report);
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}

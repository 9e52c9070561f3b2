import { findTables } from './find-tables.ts';
import { readTable } from './read-table.ts';
import { runCase } from './run-case.ts';
import type { Subject, Table } from './table.ts';
import { InvalidTableError } from './table.ts';

export type Report = {
  readonly passed: number;
  /** One line per failing case. */
  readonly failures: readonly string[];
  /** One line per table that could not be run. */
  readonly faults: readonly string[];
};

const nothing: Report = { passed: 0, failures: [], faults: [] };

const join = (one: Report, other: Report): Report => ({
  passed: one.passed + other.passed,
  failures: [...one.failures, ...other.failures],
  faults: [...one.faults, ...other.faults],
});

const runTable = async (table: Table, subjects: ReadonlyMap<string, Subject>): Promise<Report> => {
  const run = subjects.get(table.subject);
  if (!run)
    throw new InvalidTableError(`${table.path}: there is no subject ${JSON.stringify(table.subject)}`);
  const results = await Promise.all(
    table.cases.map(async (row) => ({ name: row.name, wrong: await runCase(run, row) })),
  );
  const failed = results.filter(({ wrong }) => wrong.length > 0);
  return {
    ...nothing,
    passed: results.length - failed.length,
    failures: failed.map(({ name, wrong }) => `FAIL ${table.path}: ${name}: ${wrong.join('; ')}`),
  };
};

/** Reports an invalid table as a line, so that the others still run. */
const faultsAsLines = async (work: () => Promise<Report>): Promise<Report> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidTableError) return { ...nothing, faults: [`FAULT ${error.message}`] };
    throw error;
  }
};

const runPath = (path: string, subjects: ReadonlyMap<string, Subject>): Promise<Report> =>
  faultsAsLines(async () => {
    const files = await findTables(path);
    const reports = await Promise.all(
      files.map((file) => faultsAsLines(async () => runTable(await readTable(file), subjects))),
    );
    return reports.reduce(join, nothing);
  });

/** Runs every table in the paths. */
export const runTables = async (
  paths: readonly string[],
  subjects: ReadonlyMap<string, Subject>,
): Promise<Report> => {
  const reports = await Promise.all(paths.map((path) => runPath(path, subjects)));
  return reports.reduce(join, nothing);
};

/** Returns the exit code of a report: 2 if a table could not be run, 1 if a case failed, else 0. */
export const getExitCode = ({ failures, faults }: Report): 0 | 1 | 2 => {
  if (faults.length > 0) return 2;
  return failures.length > 0 ? 1 : 0;
};

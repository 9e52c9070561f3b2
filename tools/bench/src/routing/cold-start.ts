import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBundle } from '@pasar/checks';
import { peersFolder } from '../peers.ts';
import { rou3Patterns } from './peer-rou3.ts';
import type { WrittenRoute } from './written-routes.ts';

const address = '/Blue-Shirt-i.12.34';
const processes = 25;

/** Measures the milliseconds from the table to the first match, in a process that has matched nothing before. */
const timed = (getReady: string): string =>
  `const start = performance.now(); ${getReady} console.log(performance.now() - start);`;

const ours = (): Promise<string> =>
  buildBundle({
    folder: import.meta.dirname,
    code: `import { compileTable, findRoute, routes } from '@pasar/routing-table';
      ${timed(`const found = findRoute(compileTable(routes), '${address}'); if (found.leaf.id !== 'product') throw found;`)}`,
  });

const rou3 = (routes: readonly WrittenRoute[]): Promise<string> =>
  buildBundle({
    folder: peersFolder,
    code: `import { addRoute, createRouter } from 'rou3';
      import { compileRouter } from 'rou3/compiler';
      const patterns = ${JSON.stringify(rou3Patterns(routes))};
      ${timed(`const router = createRouter(); for (const [path, id] of patterns) addRoute(router, 'GET', path, id);
        const found = compileRouter(router)('GET', '${address}'); if (found.data !== 'product') throw found;`)}`,
  });

const run = (file: string): number => Number(execFileSync(process.execPath, [file], { encoding: 'utf8' }));

export type ColdStarts = {
  readonly ours: number;
  readonly rou3: number;
};

/**
 * Returns the minimum over several new processes, started in turn: background load only adds time. Each runs a production
 * bundle; loading and parsing it is not counted.
 */
export const coldStarts = async (routes: readonly WrittenRoute[]): Promise<ColdStarts> => {
  const folder = mkdtempSync(join(tmpdir(), 'cold-start-'));
  const files = { ours: join(folder, 'ours.mjs'), rou3: join(folder, 'rou3.mjs') };
  writeFileSync(files.ours, await ours());
  writeFileSync(files.rou3, await rou3(routes));
  const times = Array.from({ length: processes }, () => ({ ours: run(files.ours), rou3: run(files.rou3) }));
  rmSync(folder, { recursive: true });
  return {
    ours: Math.min(...times.map((time) => time.ours)),
    rou3: Math.min(...times.map((time) => time.rou3)),
  };
};

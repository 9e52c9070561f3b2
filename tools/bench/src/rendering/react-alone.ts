import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median } from '../race.ts';
import { loadPages } from './load.ts';
import type { PageElement } from './page-tree.ts';
import { cpuMsBetween, readCpuTimes } from './process-cpu.ts';

const main = join(import.meta.dirname, 'react-alone.main.ts');
const rounds = 5;

/**
 * Measures the CPU time in milliseconds in which React alone renders and serves each page, in a separate production process.
 * As in the store, the process has rendered pages of all kinds before the first is measured.
 */
export async function measureReactAlone(
  trees: Readonly<Record<string, PageElement>>,
  pages: number,
): Promise<Record<string, number>> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(trees));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const load = async (name: string, count: number): Promise<number> => {
    const pageAt = () => ({ path: `/${encodeURIComponent(name)}`, headers: { host: 'localhost' } });
    const before = readCpuTimes([child.pid ?? 0]);
    await loadPages({ port: Number(String(line)), connections: 2, pages: count, pageAt });
    return cpuMsBetween(before, readCpuTimes([child.pid ?? 0])) / count;
  };
  const names = Object.keys(trees);
  for (let round = 0; round < rounds; round += 1) for (const name of names) await load(name, pages);
  const measured: Record<string, number> = {};
  for (const name of names) {
    const costs: number[] = [];
    for (let round = 0; round < rounds; round += 1) costs.push(await load(name, pages));
    measured[name] = median(costs);
  }
  child.kill('SIGTERM');
  return measured;
}

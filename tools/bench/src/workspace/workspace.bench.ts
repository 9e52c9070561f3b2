import { appendFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createScratchClone } from '@pasar/workspace-plugin';
import type { Bench } from '../bench.ts';
import type { Line } from '../report.ts';
import { changes } from './changes.data.ts';
import type { Change } from './changes.data.ts';
import { runNx } from './run-nx.ts';
import type { NxRun } from './run-nx.ts';

const workspace = join(import.meta.dirname, '../../../..');
const coldTargetSeconds = 5 * 60;
const noOpTargetSeconds = 5;

const describeRun = ({ wallSeconds, processorSeconds, executed }: NxRun): string =>
  `${Math.round(wallSeconds)} s, ${Math.round(processorSeconds)} s of processor time, ${executed.length} tasks`;

function measureChange(clone: string, { what, file, line, mayRun }: Change): Line {
  appendFileSync(join(clone, file), `\n${line}\n`);
  const run = runNx(clone);
  const others = run.executed.filter((task) => !mayRun(task));
  const target = others.length > 0 ? `not ${others.join(', ')}` : 'nothing but its own';
  return { what: `after an edit of ${what}`, ours: describeRun(run), target, met: others.length === 0 };
}

function measure(clone: string): Line[] {
  const cold = runNx(clone);
  const noOp = runNx(clone);
  return [
    {
      what: 'lint, types, specs and builds, nothing cached',
      ours: describeRun(cold),
      target: `< ${coldTargetSeconds} s`,
      met: cold.wallSeconds < coldTargetSeconds,
    },
    {
      what: 'the same again',
      ours: describeRun(noOp),
      target: `< ${noOpTargetSeconds} s`,
      met: noOp.wallSeconds < noOpTargetSeconds,
    },
    ...changes.map((change) => measureChange(clone, change)),
  ];
}

/** Runs in a clone of the last commit without its cache. Wall times are only meaningful on an idle machine with two cores. */
export const workspaceBench: Bench = {
  title: 'what lint, types, specs and builds take, and what an edit repeats',
  run: async () => {
    const clone = createScratchClone(workspace);
    try {
      return measure(clone);
    } finally {
      rmSync(dirname(clone), { recursive: true });
    }
  },
};

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkActions, findUnpinnedActions } from './check-actions.ts';
import { workspaceRoot } from './workspace-files.ts';

const hash = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';

it.each([
  [`      - uses: actions/checkout@${hash} # v5.0.0`, []],
  ['      - uses: actions/checkout@v5', ["ci.yml:1: pin actions/checkout@v5 to a commit's hash"]],
  ['        uses: actions/checkout@main # v5', ["ci.yml:1: pin actions/checkout@main to a commit's hash"]],
  ['      - uses: actions/checkout', ["ci.yml:1: pin actions/checkout to a commit's hash"]],
  [
    `      - uses: actions/checkout@${hash.slice(0, 7)} # v5`,
    [`ci.yml:1: pin actions/checkout@${hash.slice(0, 7)} to a commit's hash`],
  ],
  [
    `      - uses: actions/checkout@${hash}`,
    [`ci.yml:1: say after # which version actions/checkout@${hash} is`],
  ],
  ['      - uses: ./.github/actions/setup', []],
  ['      - uses: docker://alpine:3', ["ci.yml:1: pin docker://alpine:3 to a commit's hash"]],
  ['      - run: npm ci # uses: nothing', []],
])('%s', (line, faults) => {
  expect(findUnpinnedActions('ci.yml', line)).toEqual(faults);
});

it('reads every workflow of a repository', async () => {
  const root = await mkdtemp(join(tmpdir(), 'actions-'));
  await mkdir(join(root, '.github/workflows'), { recursive: true });
  await writeFile(join(root, '.github/workflows/ci.yml'), 'steps:\n  - uses: a/b@v1\n');
  const faults = await checkActions(root);
  await rm(root, { recursive: true });
  expect(faults).toEqual([".github/workflows/ci.yml:2: pin a/b@v1 to a commit's hash"]);
});

it('finds every action of this repository pinned', async () => {
  expect(await checkActions(workspaceRoot)).toEqual([]);
});

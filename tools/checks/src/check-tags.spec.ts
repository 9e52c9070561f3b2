import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTags, faultsOfTags } from './check-tags.ts';
import { workspaceFiles } from './workspace-files.ts';

it.each([
  ['libs/domain/money', ['floor:domain', 'column:money', 'runs:anywhere'], 0],
  ['apps/web-server', ['floor:apps', 'column:web-server', 'runs:node'], 0],
  ['libs/domain/money', [], 3],
  ['libs/domain/money', ['floor:domain', 'column:money'], 1],
  ['libs/domain/money', ['floor:domain', 'floor:ui', 'column:money', 'runs:anywhere'], 1],
  ['libs/domain/money', ['floor:cellar', 'column:money', 'runs:anywhere'], 1],
  ['libs/domain/money', ['floor:ui', 'column:money', 'runs:anywhere'], 1],
])('%s tagged %j has %d faults', (folder, tags, count) =>
  expect(faultsOfTags(folder, tags)).toHaveLength(count),
);

it('finds the untagged project among the files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tags-'));
  await mkdir(join(root, 'libs/domain/bare'), { recursive: true });
  await writeFile(join(root, 'libs/domain/bare/package.json'), '{ "name": "bare" }');
  const faults = await checkTags(root, await workspaceFiles(root));
  await rm(root, { recursive: true });
  expect(faults[0]).toBe('libs/domain/bare: needs one tag floor:*');
  expect(faults).toHaveLength(3);
});

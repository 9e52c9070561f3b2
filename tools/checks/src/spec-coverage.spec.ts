import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { specCoverage } from './spec-coverage.ts';

const tag = `@${'spec'}`;
const files = {
  'apps/store/src/main.ts': "import { rule } from '@store/item';\nrule();",
  'libs/domain/item/package.json': '{ "name": "@store/item", "exports": { ".": "./src/rule.ts" } }',
  'libs/domain/item/src/rule.ts': [
    `/** ${tag} purchasable */`,
    'export const rule = () => 1;',
    `/** ${tag} own-shop */`,
    'export const other = () => 2;',
  ].join('\n'),
  'libs/domain/item/cases/rule.cases.json': '{ "cases": [{ "spec": "purchasable" }] }',
  'libs/domain/item/src/rule.spec.ts': `/** ${tag} purchasable */`,
  'e2e/journeys/src/buys.ts': `// ${tag} purchasable`,
  'libs/domain/item/README.md': `${tag} in-prose`,
  'libs/domain/item/dist/rule.js': `// ${tag} built-thing`,
  'node_modules/other/index.js': `// ${tag} installed-thing`,
};

it('lists each marked row once, sorted, and distinguishes reached from unreached code', async () => {
  const root = await mkdtemp(join(tmpdir(), 'coverage-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const covered = await specCoverage(root, ['apps/store/src/main.ts']);
  await rm(root, { recursive: true });
  expect(covered).toEqual([
    { id: 'own-shop', implements: [], unreached: ['libs/domain/item/src/rule.ts:3'], checks: [] },
    {
      id: 'purchasable',
      implements: ['libs/domain/item/src/rule.ts:1'],
      unreached: [],
      checks: [
        'e2e/journeys/src/buys.ts:1',
        'libs/domain/item/cases/rule.cases.json:1',
        'libs/domain/item/src/rule.spec.ts:1',
      ],
    },
  ]);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { specCoverage } from './spec-coverage.ts';

const tag = `@${'spec'}`;
const files = {
  'libs/domain/item/src/rule.ts': `/** ${tag} purchasable */\nexport const rule = 1;\n// ${tag} own-shop`,
  'libs/domain/item/cases/rule.cases.json': '{ "cases": [{ "spec": "purchasable" }] }',
  'libs/domain/item/src/rule.spec.ts': `/** ${tag} purchasable */`,
  'e2e/journeys/src/buys.ts': `// ${tag} purchasable`,
  'libs/domain/item/README.md': `${tag} in-prose`,
  'libs/domain/item/dist/rule.js': `// ${tag} built-thing`,
  'node_modules/other/index.js': `// ${tag} installed-thing`,
};

it('lists each marked row once, in order, with the places that name it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'coverage-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const covered = await specCoverage(root);
  await rm(root, { recursive: true });
  expect(covered).toEqual([
    { id: 'own-shop', implements: ['libs/domain/item/src/rule.ts:3'], checks: [] },
    {
      id: 'purchasable',
      implements: ['libs/domain/item/src/rule.ts:1'],
      checks: [
        'e2e/journeys/src/buys.ts:1',
        'libs/domain/item/cases/rule.cases.json:1',
        'libs/domain/item/src/rule.spec.ts:1',
      ],
    },
  ]);
});

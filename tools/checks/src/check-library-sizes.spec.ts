import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildBundle } from './bundle-size.ts';
import { checkSize } from './check-library-sizes.ts';

const budget = { library: 'domain/x', measured: 'all', code: '', maxBytes: 3000 };

it.each([
  ['under budget', 2900, 'ok   domain/x, all: 2.90 of 3.00 kB', true],
  ['over budget', 3100, 'FAIL domain/x, all: 3.10 of 3.00 kB', false],
  ['when nothing was bundled', 0, 'FAIL domain/x, all: 0.00 of 3.00 kB', false],
])('a library %s', (_, bytes, line, passes) => {
  expect(checkSize(budget, bytes)).toEqual({ passes, line });
});

it('bundles the exports, minified and tree-shaken', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  writeFileSync(
    join(folder, 'sum.js'),
    'export const sum = (first, second) => first + second;\nexport const unused = "unused text";\n',
  );
  const bundle = await buildBundle({ folder, code: "export { sum } from './sum.js';" });
  expect(bundle).toMatch(/^(?:var|const|let) \w=\(\w,\w\)=>\w\+\w;export\{\w as sum\}/);
});

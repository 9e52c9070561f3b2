import { describe, expect, it } from 'vitest';
import { addBefore, addExport, addImport, addToFunction } from './edit-modules.ts';

const source = (text: string) => ({ file: 'x.ts', text });
const head = "import { b } from 'b';\nimport type { B } from 'b';\nimport { z } from './z.ts';\n\nlet x;\n";

describe('addImport', () => {
  it.each([
    ['of a known module', { names: ['a'], module: 'b' }, "import { a, b } from 'b';\nimport type"],
    ['is already present', { names: ['b'], module: 'b' }, head],
    ['of a type', { names: ['A'], module: 'b', typeOnly: true }, "import type { A, B } from 'b';"],
    ['of a package', { names: ['a'], module: 'c' }, "import { a } from 'c';\nimport { z } from './z.ts'"],
    ['of a file', { names: ['y'], module: './y.ts' }, "import { y } from './y.ts';\nimport { z }"],
    ['is the last', { names: ['y'], module: './zz.ts' }, "'./z.ts';\nimport { y } from './zz.ts';\n\nlet"],
  ])('%s', (_, named, expected) => expect(addImport(source(head), named)).toContain(expected));

  it('adds the first import', () => {
    expect(addImport(source('let x;\n'), { names: ['a'], module: 'a' })).toBe(
      "import { a } from 'a';\nlet x;\n",
    );
  });
});

it('sorts exports by module', () => {
  const index = "export { a } from './a.ts';\nexport { c } from './c.ts';\n";
  expect(addExport(source(index), { names: ['b'], module: './b.ts' })).toBe(
    "export { a } from './a.ts';\nexport { b } from './b.ts';\nexport { c } from './c.ts';\n",
  );
});

const called = 'let x;\n/** Serves. */\nexport function serve(): void {\n  a();\n}\n';

it('appends lines to a function', () => {
  expect(addToFunction(source(called), 'serve', 'b();')).toContain('  a();\nb();\n}');
});

it('inserts lines before a declaration and its comment', () => {
  expect(addBefore(source(called), 'serve', 'let y;')).toContain('let x;\nlet y;\n/** Serves. */');
});

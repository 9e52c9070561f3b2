import { expect, it } from 'vitest';
import { addToReadme } from './edit-readme.ts';

it.each([
  ['# x\n\n## Exports\n\n- `a`: one.\n\n## Laws\n', '- `a`: one.\n- `b`: two.\n\n## Laws\n'],
  ['# x\n\n## Exports\n\n- `a`: one.\n', '- `a`: one.\n- `b`: two.\n'],
  ['# x\n\nExports: `a`.\n\n**Add** a row.\n', 'Exports: `a`.\n\n`b`: two.\n\n**Add** a row.\n'],
  ['# x\n', '# x\n\n`b`: two.\n'],
])('adds an export to %j', (text, expected) => {
  expect(addToReadme(text, 'b', 'two.')).toContain(expected);
});

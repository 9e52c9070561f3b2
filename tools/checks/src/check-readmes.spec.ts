import { expect, it } from 'vitest';
import { findReadmeProblems } from './check-readmes.ts';

const index = `
export { addToCart, type Cart } from './add-to-cart.ts';
export type { Line } from './line.ts';
export const cartLimit = 999;
export function clampQuantity() {}
`;
const source = `${index}\nconst memoryCart = {}; const rows = { quantity: 1 };`;
const readme = (exported: string): string =>
  `# @pasar/cart\n\nAbout \`carts\`.\n\n## Exports\n\n${exported}\n\n## Laws\n\n\`someLaw\`\n`;

it.each([
  ['lists every value', '- `addToCart`, `cartLimit` and `clampQuantity(quantity)`.', []],
  ['names types and testing entries too', '`addToCart` `cartLimit` `clampQuantity` `Line` `memoryCart`', []],
  [
    'misses a value',
    '- `addToCart`, `cartLimit`.',
    ['lib/README.md: list clampQuantity, which index.ts exports'],
  ],
  [
    'lists rows that no longer exist',
    '`addToCart` `cartLimit` `clampQuantity` `removeFromCart`',
    ['lib/README.md: removeFromCart is not in src'],
  ],
])('a README that %s', (_title, exported, problems) => {
  expect(findReadmeProblems('lib', { index, source, readme: readme(exported) })).toEqual(problems);
});

it('reads the whole README if it has no section of exports', () => {
  const text = '# lib\n\n`addToCart`, `cartLimit`, `clampQuantity`, `anything`\n';
  expect(findReadmeProblems('lib', { index, source, readme: text })).toEqual([]);
});

import { expect, it } from 'vitest';
import { groupByProject } from './group-by-project.ts';

it('groups messages by project, and distinguishes folders with a common prefix', () => {
  const messages = [
    { path: 'libs/domain/cart/src/a.ts', text: 'first' },
    { path: 'libs/domain/cart-extra/src/b.ts', text: 'of another project' },
    { path: 'libs/domain/cart/src/c.ts', text: 'second' },
    { path: 'eslint.config.js', text: 'of no project' },
  ];
  expect([...groupByProject(['libs/domain/money', 'libs/domain/cart'], messages)]).toEqual([
    ['libs/domain/cart', 'first\nsecond'],
  ]);
});

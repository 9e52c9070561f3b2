import { expect, it } from 'vitest';
import { plainValue } from './hostile-values.ts';

it('creates a value for each kind of schema', () => {
  expect(
    plainValue({
      type: 'object',
      required: ['id', 'kind', 'lines'],
      properties: {
        id: { type: 'integer', minimum: 3 },
        kind: { anyOf: [{ const: 'cod' }] },
        lines: { type: 'array', items: { type: 'boolean' } },
        optional: { type: 'string' },
      },
    }),
  ).toEqual({ id: 3, kind: 'cod', lines: [true] });
});

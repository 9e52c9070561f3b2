import { expect, it } from 'vitest';
import { createStatementNames, planForValues } from './name-statements.ts';

const nameAfter = (names: (text: string) => string | undefined, text: string, uses: number) =>
  Array.from({ length: uses }, () => names(text)).at(-1);

it('names a statement that is used more often than the limit, always with the same name', () => {
  const names = createStatementNames({ usesBeforeName: 2 });
  expect([names('a'), names('a'), names('b')]).toEqual([undefined, undefined, undefined]);
  const name = names('a');
  expect(name).toBeTypeOf('string');
  expect(names('a')).toBe(name);
  expect(nameAfter(names, 'b', 2)).not.toBe(name);
});

it('assigns at most the maximum number of names', () => {
  const names = createStatementNames({ usesBeforeName: 1, maxNames: 1 });
  expect(nameAfter(names, 'a', 2)).toBeTypeOf('string');
  expect(nameAfter(names, 'b', 9)).toBeUndefined();
});

it('forgets a statement that was counted long ago', () => {
  const names = createStatementNames({ usesBeforeName: 1 });
  names('a');
  for (let index = 0; index < 3000; index++) names(`other ${index}`);
  expect(names('a')).toBeUndefined();
});

it('gives a statement the same name in every process, whatever was named before it', () => {
  const [one, other] = [
    createStatementNames({ usesBeforeName: 1 }),
    createStatementNames({ usesBeforeName: 1 }),
  ];
  nameAfter(other, 'b', 2);
  expect(nameAfter(one, 'a', 2)).toBe(nameAfter(other, 'a', 2));
});

it('never names a statement that is to be planned for its values', () => {
  const names = createStatementNames({ usesBeforeName: 1 });
  expect(nameAfter(names, `${planForValues} select 1`, 9)).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { addMember, addTerm, addToUnion } from './edit-types.ts';

const source = (text: string) => ({ file: 'x.ts', text });

describe('a member', () => {
  it.each([
    ['an interface', 'interface A {\n  a: 1;\n}\n', 'interface A {\n  a: 1;\nb: 2;\n}\n'],
    ['a type', 'type A = B & {\n  a: 1;\n};\n', 'type A = B & {\n  a: 1;\nb: 2;\n};\n'],
  ])('is added to %s', (_, text, expected) => {
    expect(addMember(source(text), 'A', 'b: 2;')).toBe(expected);
  });
  it('is not added to a type without members', () => {
    expect(() => addMember(source('type A = string;'), 'A', 'b: 2;')).toThrow('A has no members');
  });
});

describe('a term', () => {
  it("is added to a function's result", () => {
    expect(addTerm(source('const f = (a: number) => a | 2;\n'), 'f', '|', ([a]) => `(${a} & 4)`)).toBe(
      'const f = (a: number) => a | 2 | (a & 4);\n',
    );
  });
  it('is not added to a block', () => {
    expect(() => addTerm(source('const f = () => {};'), 'f', '|', () => '4')).toThrow(
      'f gives no expression',
    );
  });
});

describe('a type of a union', () => {
  it('is added at its end', () => {
    expect(addToUnion(source("type A = Pick<B, 'a' | 'b'>;"), 'A', "'c'")).toBe(
      "type A = Pick<B, 'a' | 'b' | 'c'>;",
    );
  });
  it('is not added to a type without a union', () => {
    expect(() => addToUnion(source('type A = string;'), 'A', "'c'")).toThrow('A has no union');
  });
});

import { describe, expect, it } from 'vitest';
import { findExpressionProblems } from './check-expressions.ts';
import { findExpressions } from './find-expressions.ts';

describe('findExpressions', () => {
  it.each([
    ['a literal', 'const a = /x+$/gi;', [{ source: 'x+$', flags: 'gi', line: 1 }]],
    ['a slash in a class', 'x.replace(/[/]/, "")', [{ source: '[/]', flags: '', line: 1 }]],
    ['on its line', '\n\nf(/a/)', [{ source: 'a', flags: '', line: 3 }]],
    ['from a text', "new RegExp('a+', 'u')", [{ source: 'a+', flags: 'u', line: 1 }]],
    ['from a template without parts', 'RegExp(`a`)', [{ source: 'a', flags: '', line: 1 }]],
    ['from unknown parts', 'new RegExp(pattern)', []],
    ['a division', 'const a = 6 / 2 / 3;', []],
    ['a comment and a text', "// /a/\nconst b = '/a/';", []],
    ['in markup', 'const a = <p>{/a/.test(b)}</p>;', [{ source: 'a', flags: '', line: 1 }]],
  ])('%s', (_, text, expected) => expect(findExpressions('a.tsx', text)).toEqual(expected));
});

describe('judgeExpression', () => {
  it.each([
    ['^[a-z]+(?:-[a-z]+)*$', true],
    ['^\\d{6}$', true],
    ['^(?:a|b)*c', true],
    ['^(a+)+$', false],
    ['^(?:a|a)*$', false],
    ['\\s+$', false],
  ])('%s', (source, safe) => {
    const faults = findExpressionProblems([{ source, flags: '', place: 'a.ts:1' }]);
    expect(faults.length === 0).toBe(safe);
  });
  it('reports every location', () => {
    const expression = { source: '^(a+)+$', flags: '' };
    const faults = findExpressionProblems([
      { ...expression, place: 'a.ts:1' },
      { ...expression, place: 'b.ts:2' },
    ]);
    expect(faults.map((fault) => fault.split(' is ')[0])).toEqual(['a.ts:1: /^(a+)+$/', 'b.ts:2: /^(a+)+$/']);
  });
});

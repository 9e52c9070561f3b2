import { describe, expect, it } from 'vitest';
import { findInSource, findInTable } from './find-spec-ids.ts';

const tag = `@${'spec'}`;

describe('in a source file', () => {
  it.each([
    ['one id', `/** ${tag} purchasable */`, ['purchasable']],
    ['several', ` * ${tag} own-shop adult-items`, ['own-shop', 'adult-items']],
    ['with commas', `// ${tag} own-shop, adult-items.`, ['own-shop', 'adult-items']],
    ['prose after the id', `/** ${tag} item-get An unknown item is answered 4. */`, ['item-get']],
    ['a document reference after the id', `/** ${tag} account-info doc1 §3. */`, ['account-info']],
    ['in the middle of a comment', `/** What it does. ${tag} own-shop */`, ['own-shop']],
    ['in code', `const text = '${tag} own-shop';`, []],
    ['without an id', `// ${tag}`, []],
    [
      'on two lines',
      ` * ${tag} own-shop\n *   adult-items purchasable A sentence.`,
      ['own-shop', 'adult-items', 'purchasable'],
    ],
    ['on two line comments', `// ${tag} own-shop\n// adult-items`, ['own-shop', 'adult-items']],
    ['before a sentence', ` * ${tag} own-shop.\n * of the buyer`, ['own-shop']],
    ['before code', `// ${tag} own-shop\nadult`, ['own-shop']],
    ['at the end of a comment', ` * ${tag} own-shop\n */`, ['own-shop']],
    ['another tag', `// ${tag}ial own-shop`, []],
  ])('%s', (_, line, ids) => expect(findInSource(line).map(({ id }) => id)).toEqual(ids));

  it('counts lines from 1', () => {
    expect(findInSource(`\n\n// ${tag} own-shop\n`)).toEqual([{ id: 'own-shop', line: 3 }]);
  });
});

describe('in a case table', () => {
  it('finds texts and lists, each with its line', () => {
    const table = '{ "cases": [\n { "spec": "a-b" },\n { "spec": [\n  "c-d",\n  "e-f"\n ] } ] }';
    expect(findInTable(table)).toEqual([
      { id: 'a-b', line: 2 },
      { id: 'c-d', line: 4 },
      { id: 'e-f', line: 5 },
    ]);
  });
  it('ignores values and other keys', () => {
    expect(findInTable('{ "name": "a \\"spec\\": \\"x-y\\"", "specs": "z-z" }')).toEqual([]);
  });
});

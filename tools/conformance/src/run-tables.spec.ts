import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExitCode, runTables } from './run-tables.ts';
import type { Subject } from './table.ts';

const subjects = new Map<string, Subject>([
  ['echo', (given) => given],
  ['later', async ({ value }) => value],
  [
    'refuse',
    () => {
      throw new RangeError('never');
    },
  ],
  [
    'spoil',
    (given) => {
      const before = JSON.stringify(given);
      Object.assign(given, { value: 'spoilt' });
      return before;
    },
  ],
]);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (name: string, content: unknown): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const runTable = async (content: unknown) => {
  const report = await runTables([await write('one.cases.json', content)], subjects);
  return { ...report, code: getExitCode(report) };
};

const one = (row: object, rest: object = {}) => ({
  subject: 'echo',
  ...rest,
  cases: [{ name: 'one', ...row }],
});

describe('a table', () => {
  it.each([
    ['equal', one({ given: { a: 1 }, expect: { a: 1 } }), 0],
    ['not equal', one({ given: { a: 1 }, expect: { a: 2 } }), 1],
    ['subset', one({ given: { a: 1, b: 2 }, expect: { a: 1 }, match: 'subset' }), 0],
    [
      'defaults below the given values',
      one({ given: { a: 1 }, expect: { a: 1, b: 2 } }, { defaults: { a: 0, b: 2 } }),
      0,
    ],
    ['only defaults', one({ expect: { b: 2 } }, { defaults: { b: 2 } }), 0],
    ['a promise', { ...one({ given: { value: 3 }, expect: 3 }), subject: 'later' }, 0],
    ['expecting null', { ...one({ given: { value: null }, expect: null }), subject: 'later' }, 0],
    ['a refusal', { ...one({ given: {}, throws: true }), subject: 'refuse' }, 0],
    ['an invalid refusal', one({ given: {}, throws: true }), 1],
    ['an answer that is a refusal', { ...one({ given: {}, expect: 1 }), subject: 'refuse' }, 1],
    ['an unknown subject', { ...one({ given: {}, expect: {} }), subject: 'nobody' }, 2],
    ['no subject', { cases: [{ name: 'one', given: {}, expect: {} }] }, 2],
    ['no cases', { subject: 'echo' }, 2],
    ['an empty list of cases', { subject: 'echo', cases: [] }, 2],
    ['a case without a name', { subject: 'echo', cases: [{ given: {}, expect: {} }] }, 2],
    ['a case without an expectation', one({ given: {} }), 2],
    ['a case with an expectation and a refusal', one({ given: {}, expect: {}, throws: true }), 2],
    ['a `throws` other than true', one({ given: {}, throws: false }), 2],
    ['an unknown match', one({ given: {}, expect: {}, match: 'roughly' }), 2],
    ['a given that is a list', one({ given: [], expect: {} }), 2],
    ['a list', [], 2],
    ['no JSON', '{', 2],
  ])('%s', async (_, content, code) => expect((await runTable(content)).code).toBe(code));

  it('reports the table, the case and the difference', async () => {
    const { failures } = await runTable(one({ given: { a: 1 }, expect: { a: 2 } }));
    expect(failures).toEqual([`FAIL ${join(folder, 'one.cases.json')}: one: at a expected 2, got 1`]);
  });

  it('gives every case its own copy of the input', async () => {
    const row = { name: 'one', given: { value: 1 }, expect: '{"value":1,"list":[1]}' };
    const report = await runTable({
      subject: 'spoil',
      defaults: { value: 0, list: [1] },
      cases: [row, row],
    });
    expect(report.passed).toBe(2);
  });
});

describe('paths', () => {
  it('accepts files and folders, and continues after an invalid table', async () => {
    const nested = join(folder, 'nested/deep');
    await mkdir(nested, { recursive: true });
    await write('nested/deep/good.cases.json', one({ given: {}, expect: {} }));
    await write('nested/notes.json', 'not a table');
    const report = await runTables([join(folder, 'nested'), join(folder, 'absent.json')], subjects);
    expect(report).toMatchObject({ passed: 1, failures: [] });
    expect(report.faults).toEqual([`FAULT ${join(folder, 'absent.json')}: does not exist`]);
  });

  it('runs a thousand cases quickly', async () => {
    const cases = Array.from({ length: 1000 }, (_, a) => ({ name: `${a}`, given: { a }, expect: { a } }));
    const report = await runTables([await write('many.cases.json', { subject: 'echo', cases })], subjects);
    expect(report.passed).toBe(1000);
  });
});

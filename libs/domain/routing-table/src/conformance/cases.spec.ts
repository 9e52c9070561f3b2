import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subjects } from './index.ts';

type Case = {
  readonly name: string;
  readonly given: Record<string, unknown>;
  readonly expect?: unknown;
  readonly throws?: true;
};

const folder = new URL('../../cases/', import.meta.url);

const tables = readdirSync(folder).map((file) => ({
  file,
  ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { subject: string; cases: Case[] }),
}));

describe.each(tables)('$file', ({ subject, cases }) => {
  it.each(cases)('$name', ({ given, expect: expected, throws }) => {
    const answer = () => subjects[subject]?.(given as never);
    if (throws) expect(answer).toThrow(RangeError);
    else expect(answer()).toStrictEqual(expected);
  });
});

describe('the tables', () => {
  it.each(tables)('$file tests a subject of this library and has unique case names', ({ subject, cases }) => {
    expect(Object.keys(subjects)).toContain(subject);
    expect(new Set(cases.map(({ name, given }) => `${name} ${JSON.stringify(given)}`)).size).toBe(
      cases.length,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeError,
  errorConditions,
  errorFamilies,
  errorRows,
  reactToError,
  toProblem,
} from './index.ts';
import { branchCodes } from './branch-codes.data.ts';
import { ownCodes } from './own-codes.data.ts';
import { specifiedCodes } from './specified-codes.data.ts';

const repeated = <Value>(list: readonly Value[]): Value[] =>
  list.filter((each, index) => list.indexOf(each) !== index);

describe('the table', () => {
  it.each(['id', 'code', 'name'] as const)('has no duplicate %s', (column) => {
    expect(repeated(errorRows.map((row) => row[column]))).toEqual([]);
  });
  it('has no duplicate condition, and no condition named like a code', () => {
    const ids = [...errorRows, ...errorConditions].map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
  });
  it('uses listed families only', () => {
    const used = [...errorRows, ...errorConditions].map(({ family }) => family);
    expect(used.filter((family) => !errorFamilies.includes(family))).toEqual([]);
  });
  it('keeps our own codes in a range that the specification does not use', () => {
    const ours = ({ code }: { code: number }) => code > 70_000_000 && code < 70_001_000;
    expect(ownCodes.filter((row) => !ours(row))).toEqual([]);
    expect(specifiedCodes.filter(ours)).toEqual([]);
  });
  it('keeps the codes of branches in the range of their family', () => {
    const outside = branchCodes.filter(({ code }) => code < 95_500_001 || code > 95_500_999);
    expect(outside).toEqual([]);
  });
  it('has a cooldown exactly where waiting helps', () => {
    expect(errorRows.filter((row) => row.cooldownSeconds !== undefined && !row.retryable)).toEqual([]);
    expect(errorRows.filter((row) => row.userAction === 'wait' && row.cooldownSeconds === undefined)).toEqual(
      [],
    );
  });
  it('uses 401 for signing in, and 429, 5xx or 409 for waiting', () => {
    const wrong = errorRows.filter(
      ({ userAction, status }) =>
        (userAction === 'sign-in' && status !== 401) ||
        (userAction === 'wait' && ![409, 429, 503].includes(status)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('laws', () => {
  const codes = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(...errorRows.map(({ code }) => code)));
  it('every code has a description, a reaction and a body', () => {
    fc.assert(
      fc.property(codes, fc.string(), (code, call) => {
        expect(describeError(code).name).not.toBe('');
        expect(reactToError({ call, code }).surface).toBeTypeOf('string');
        expect(toProblem(code)).toMatchObject({ error: code, status: describeError(code).status });
      }),
    );
  });
});

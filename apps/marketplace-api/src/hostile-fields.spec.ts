import type { Call } from '@pasar/http-contract';
import { describe, expect, it } from 'vitest';
import {
  everyField,
  everyText,
  inFields,
  isNoFault,
  isRefused,
  openHostileStore,
  posted,
  createSample,
  strictTexts,
  findUnexpectedAnswers,
} from './testing/hostile-calls.ts';
import type { HostileInput } from './testing/hostile-calls.ts';
import { queryText } from './testing/send-call.ts';

openHostileStore();

describe('a text field', () => {
  it.each([
    ['U+0000', 'a\0b', strictTexts],
    ['nothing but U+0000', '\0', strictTexts],
    ['half of a surrogate pair', 'a\ud800', posted(strictTexts)],
  ])('containing %s is rejected', async (_name, value, fields) => {
    expect(await findUnexpectedAnswers(inFields(fields, value), (status) => status === 400)).toEqual([]);
  });
  it('has U+0000 removed where accepting the report matters more than its exact text', async () => {
    expect(await findUnexpectedAnswers(inFields(everyText, 'a\0\ud800'), isNoFault)).toEqual([]);
  });
});

describe('any field', () => {
  it.each([
    ['a negative number', -1],
    ['a fraction', 1.5],
    ['zero', 0],
    ['the largest safe integer', Number.MAX_SAFE_INTEGER],
    ['an unsafe integer', '9007199254740993'],
    ['more digits than a database column', '9'.repeat(40)],
    ['a number beyond all', 1e300],
    ['an exponent', '1e999'],
    ['no number', 'NaN'],
    ['a list', [1, 'a']],
    ['nested lists', [[[['a']]]]],
    ['an object', { a: { b: 1 } }],
    ['null', null],
    ['a flag', true],
    ['an empty text', ''],
    ['a long text', 'x'.repeat(5000)],
    ['the name of a prototype', '__proto__'],
    ['a pattern of LIKE', '%_\\'],
    ['an operator of a text search', "' & | ! <-> :* ("],
  ])('rejects %s', async (_name, value) => {
    expect(await findUnexpectedAnswers(inFields(everyField, value), isNoFault)).toEqual([]);
  });
  it('is rejected when repeated in a query', async () => {
    const attempts = (call: Call) => (call.method === 'POST' ? [] : inFields(everyField, ['1', '2'])(call));
    expect(await findUnexpectedAnswers(attempts, isRefused)).toEqual([]);
  });
});

/** Calls that ignore unknown fields, as the specification requires. */
const openCalls = ['item-get'];

describe('an unknown field', () => {
  it.each(['__proto__', 'constructor', 'toString'])('is rejected: %s', async (name) => {
    const attempts = (call: Call): HostileInput[] => {
      if (call.method === 'GET')
        return call.query ? [{ name, sent: { query: `${queryText(createSample(call))}&${name}=1` } }] : [];
      return call.body ? [{ name, sent: { body: `{"${name}": {"a": 1}}` } }] : [];
    };
    const isOpen = ({ id }: Call) => openCalls.includes(id);
    expect(await findUnexpectedAnswers((call) => (isOpen(call) ? [] : attempts(call)), isRefused)).toEqual(
      [],
    );
    expect(await findUnexpectedAnswers((call) => (isOpen(call) ? attempts(call) : []), isNoFault)).toEqual(
      [],
    );
  });
});

import { expect, it } from 'vitest';
import { isDatabaseUnavailable, isDatabaseUnreachable } from './database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  { error: withCode('ECONNREFUSED'), unreachable: true, unavailable: true },
  { error: new AggregateError([withCode('ECONNREFUSED')]), unreachable: true, unavailable: true },
  { error: withCode('08006'), unreachable: true, unavailable: true },
  { error: withCode('57P01'), unreachable: true, unavailable: true },
  { error: withCode('57P03'), unreachable: true, unavailable: true },
  { error: new Error('Connection terminated unexpectedly'), unreachable: true, unavailable: true },
  { error: new Error('Query read timeout'), unreachable: true, unavailable: true },
  { error: withCode('53100'), unreachable: false, unavailable: true },
  { error: withCode('53300'), unreachable: false, unavailable: true },
  { error: withCode('25006'), unreachable: false, unavailable: true },
  { error: withCode('57014'), unreachable: false, unavailable: true },
  { error: withCode('40001'), unreachable: false, unavailable: true },
  { error: withCode('40P01'), unreachable: false, unavailable: true },
  { error: withCode('28P01'), unreachable: false, unavailable: false },
  { error: withCode('23505'), unreachable: false, unavailable: false },
  { error: 'Connection terminated', unreachable: false, unavailable: false },
])('$error: unreachable $unreachable, unavailable $unavailable', ({ error, unreachable, unavailable }) => {
  expect([isDatabaseUnreachable(error), isDatabaseUnavailable(error)]).toEqual([unreachable, unavailable]);
});

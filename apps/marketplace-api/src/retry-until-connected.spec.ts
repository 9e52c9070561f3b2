import { expect, it } from 'vitest';
import { retryUntilConnected } from './retry-until-connected.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

function failTimes(error: Error, times: number) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
}

function logged() {
  const lines: string[] = [];
  return { lines, options: { retryDelayMs: 0, log: (line: string) => void lines.push(line) } };
}

it.each([
  { name: 'starting', error: withCode('57P03') },
  { name: 'shutting down', error: withCode('57P01') },
  { name: 'without a connection', error: withCode('08006') },
  { name: 'not listening', error: withCode('ECONNREFUSED') },
  { name: 'not listening on any of its addresses', error: new AggregateError([withCode('ECONNREFUSED')]) },
])('waits while the database is $name', async ({ error }) => {
  expect(await retryUntilConnected(failTimes(error, 2), logged().options)).toBe(3);
});

it('does not wait after any other error', async () => {
  await expect(retryUntilConnected(failTimes(withCode('28P01'), 1), logged().options)).rejects.toMatchObject({
    code: '28P01',
  });
});

it('logs a long wait in a few lines', async () => {
  const { lines, options } = logged();
  await retryUntilConnected(failTimes(withCode('ECONNREFUSED'), 1000), options);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('The database cannot be reached (ECONNREFUSED, attempt 1); waiting for it.');
});

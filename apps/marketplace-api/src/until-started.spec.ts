import { expect, it } from 'vitest';
import { untilStarted } from './until-started.ts';

const failing = (code: string, times: number) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw Object.assign(new Error('no'), { code });
    return tries;
  };
};

it('waits for a database that is starting', async () => {
  expect(await untilStarted(failing('57P03', 2), 0)).toBe(3);
});

it('waits for nothing else', async () => {
  await expect(untilStarted(failing('28P01', 1), 0)).rejects.toMatchObject({ code: '28P01' });
});

import { markets } from '@pasar/markets';
import { expect, it } from 'vitest';
import { describeStore } from './describe-store.ts';

const text = describeStore({ port: 4321, markets, logsDir: '/data/logs', mode: 'demo' });

it.each(markets)('lists the address of $code', ({ code, hosts }) => {
  expect(text).toMatch(new RegExp(`${code} .*http://${hosts[0]}:4321$`, 'm'));
});

it.each(['budi', 'citra', 'selvi', 'dewi', 'Stop: Ctrl-C', 'Logs: /data/logs', 'http://localhost:4321/docs'])(
  'mentions %s',
  (word) => {
    expect(text).toContain(word);
  },
);

it('lists no test accounts and no documentation for a live store', () => {
  const live = describeStore({ port: 4321, markets, logsDir: '/data/logs', mode: 'live' });
  expect(live).not.toMatch(/budi|pasar-buyer|\/docs/);
  expect(live).toContain('It is live');
});

import { defaultNames, toggleRows } from '@pasar/feature-toggles';
import { marketByCode } from '@pasar/markets';
import type { ApiVisitor } from '@pasar/page-rendering';
import { expect, it } from 'vitest';
import { createToggles } from './toggles.ts';
import type { RequestingVisitor } from './toggles.ts';

const market = marketByCode('PH');
const defaults = defaultNames(toggleRows, 'PH');
const visit: RequestingVisitor = {
  market,
  host: 'ph.localhost',
  protocol: 'http',
  isPersonal: false,
  device: undefined,
  overrides: undefined,
  cookie: undefined,
  address: '198.51.100.7',
};
const device = 'device-0123456789';
const withDevice: RequestingVisitor = { ...visit, device, cookie: `a=1; device=${device}` };
const member: RequestingVisitor = { ...visit, cookie: 'session=seven', isPersonal: true };

type Answer = object | 'garbage' | 'dead' | 'silent';
const answering = (answers: Answer[], of: (shopper: ApiVisitor) => Answer | undefined = () => undefined) => {
  const clock = { now: 0 };
  const requests: (string | undefined)[] = [];
  const addresses: string[] = [];
  const toggles = createToggles({
    now: () => clock.now,
    // Long enough for every response that comes at all.
    wait: () => new Promise((resolve) => setImmediate(resolve)),
    api: (shopper) => () => {
      requests.push(shopper.cookie);
      addresses.push(shopper.address);
      const answer = of(shopper) ?? answers.shift() ?? 'dead';
      if (answer === 'dead') return Promise.reject(new Error('dead'));
      if (answer === 'silent') return new Promise(() => undefined);
      return Promise.resolve({ status: 200, body: answer === 'garbage' ? '<html>' : answer });
    },
  });
  const names = async (given: RequestingVisitor = visit) => (await toggles(given)).names;
  return { toggles, names, clock, requests, addresses };
};
const on = (...names: string[]) => ({ error: 0, data: names.map((name) => ({ name, toggle: true })) });

it("fetches shared toggles as the server and a visitor's as the visitor, whose rate limit then applies", async () => {
  const byDevice = { error: 0, data: [{ name: 'a', toggle: true, by: ['device'] }] };
  const { names, addresses } = answering([byDevice, byDevice]);
  await names(withDevice);
  expect(addresses).toEqual(['127.0.0.1', '198.51.100.7']);
});

it('fetches once in 30 seconds', async () => {
  const { names, clock, requests } = answering([on('a'), on('b')]);
  const seen = [await names(), await names()];
  clock.now = 30_000;
  expect([...seen, await names(), requests.length]).toEqual([['a'], ['a'], ['b'], 2]);
});

it.each<Answer>(['dead', 'silent', 'garbage', { error: 2 }, { error: 0, data: [] }, { error: 0, data: [5] }])(
  'when the call is %j, uses the table’s defaults, and later the last known values',
  async (answer) => {
    expect(await answering([answer]).names()).toEqual(defaults);
    const { names, clock } = answering([on('a'), answer]);
    await names();
    clock.now = 60_000;
    expect(await names()).toEqual(['a']);
  },
);

it('does not retry a failed call for five seconds', async () => {
  const { names, clock, requests } = answering(['dead', on('a')]);
  const seen = [await names(), await names()];
  clock.now = 5_000;
  expect([...seen, await names(), requests.length]).toEqual([defaults, defaults, ['a'], 2]);
});

const row = (toggle: boolean, ...by: string[]) => ({ error: 0, data: [{ name: 'a', toggle, by }] });

it('assigns a device id only during a percentage rollout, and caches its toggles', async () => {
  const { toggles, names, requests } = answering([row(false, 'device')], ({ cookie }) =>
    cookie ? row(true, 'device') : undefined,
  );
  expect(await toggles(visit)).toEqual({ names: [], needsDevice: true });
  expect(await toggles(withDevice)).toEqual({ names: ['a'], needsDevice: false });
  expect([await names(withDevice), requests]).toEqual([['a'], [undefined, `device=${device}`]]);
  expect(await answering([on('a')]).toggles(visit)).toEqual({ names: ['a'], needsDevice: false });
});

it("fetches a member's toggles every time, and only if a rule names users", async () => {
  const { names, requests } = answering([row(false, 'user')], ({ cookie }) =>
    cookie ? row(true, 'user') : undefined,
  );
  expect([await names(member), await names(member), await names()]).toEqual([['a'], ['a'], []]);
  expect(requests).toEqual([undefined, 'session=seven', 'session=seven']);
  const plain = answering([on('a')]);
  await plain.names(member);
  expect(plain.requests).toEqual([undefined]);
});

it('falls back to the shared toggles when a member’s call fails', async () => {
  const { names } = answering([row(true, 'user')], ({ cookie }) => (cookie ? 'dead' : undefined));
  expect(await names(member)).toEqual(['a']);
});

it("applies a browser's overrides last", async () => {
  const overrides = '{"mall-host":true,"filipino-language":false,"other":true}';
  const { toggles } = answering([on('filipino-language', 'b')]);
  expect((await toggles({ ...visit, overrides })).names).toEqual(['b', 'mall-host']);
});

import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import apiCall from './generator.ts';

const options = { name: 'get-gifts', scope: 'social', method: 'GET', path: '/api/v4/gift/list' } as const;

it('adds a call from schema to hook', async () => {
  const files = await runGenerator(apiCall, { ...options, auth: 'session' as const });
  expect(files['libs/contract/social/src/get-gifts.ts']).toContain("auth: 'session',");
  expect(files['libs/contract/social/src/paths.ts']).toContain(
    "export const getGiftsPath = '/api/v4/gift/list';",
  );
  expect(files['libs/contract/social/src/index.ts']).toContain("export { getGifts } from './get-gifts.ts';");
  expect(files['libs/server/social-service/src/get-gifts.spec.ts']).toContain('asks a visitor to sign in');
  expect(files['libs/server/social-service/src/get-gifts.ts']).toContain('{ userid }: Member,');
  const register = files['libs/server/social-service/src/register-social-calls.ts'];
  expect(register).toMatch(
    /serveCall\(app, getGifts, \(\{ user, market, query \}\) =>\s+answerGetGifts\(deps, \{ userid: user.userid, market: market.code \}, query\)/,
  );
  expect(register).toContain("import { answerGetGifts } from './get-gifts.ts';");
  expect(files['libs/data-access/social-api/src/get-gifts-api.ts']).toContain('getGifts: build.query<');
  expect(files['libs/data-access/social-api/src/index.ts']).toContain("from './get-gifts-api.ts';");
  expect(files['libs/data-access/social-api/README.md']).toContain('`getGiftsApi`');
});

it('passes no member to a call that visitors may make', async () => {
  const files = await runGenerator(apiCall, options);
  expect(files['libs/server/social-service/src/register-social-calls.ts']).toContain(
    'serveCall(app, getGifts, (context) => answerGetGifts(deps, context.query));',
  );
  expect(files['libs/server/social-service/src/get-gifts.ts']).not.toContain('userid');
});

it('adds a mutation, and marks the row of the specification', async () => {
  const change = {
    ...options,
    name: 'send-gift',
    method: 'POST' as const,
    path: '/api/v4/gift/send',
    spec: 'gift-send',
  };
  const files = await runGenerator(apiCall, change);
  const contract = files['libs/contract/social/src/send-gift.ts'];
  expect(contract).toContain(`/** @${'spec'} gift-send */`);
  expect(contract).toContain("id: 'gift-send',");
  expect(files['libs/data-access/social-api/src/send-gift-api.ts']).toContain('sendGift: build.mutation<');
});

it.each([
  ['a scope without a service', { scope: 'nowhere' }, 'The scope "nowhere" has no libs/contract/nowhere'],
  ['a path in use', { path: '/api/v4/item/like' }, 'is a call already (libs/contract/social/src/paths.ts)'],
  ['an invalid call path', { path: '/gifts' }, 'is no path of a call'],
  ['a name in use', { name: 'likes' }, 'exists already'],
  ['a name that is not in kebab-case', { name: 'getGifts' }, 'is not kebab-case'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(apiCall, { ...options, ...changes })).rejects.toThrow(message);
});

import { ErrorCode, OpenFeature, ProviderEvents, ProviderStatus } from '@openfeature/web-sdk';
import type { EvaluationContext, JsonValue } from '@openfeature/web-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { createToggleProvider } from './index.ts';
import type { ToggleProviderOptions } from './index.ts';

const inLive = (entry: object) => ({ live: { default: entry } });
const options: ToggleProviderOptions = { environment: 'live', market: 'SG', now: () => 150, configs: {} };

const createClient = async (more: Partial<ToggleProviderOptions>) => {
  const provider = createToggleProvider({ ...options, ...more });
  await OpenFeature.setProviderAndWait(provider);
  return { provider, client: OpenFeature.getClient() };
};
afterEach(async () => {
  await OpenFeature.clearContexts();
  await OpenFeature.clearProviders();
});

const kinds = [
  { kind: 'boolean', on: true, off: false, mine: false, variants: undefined },
  { kind: 'string', on: 'yes', off: 'no', mine: 'mine', variants: { on: 'yes', off: 'no' } },
  { kind: 'number', on: -528, off: 0, mine: 42, variants: { on: -528, off: 0 } },
  {
    kind: 'object',
    on: { key: 'on' },
    off: { key: 'off' },
    mine: { key: 'mine' },
    variants: { on: { key: 'on' }, off: { key: 'off' } },
  },
] as const;

const ask = async (more: Partial<ToggleProviderOptions>, name: string, mine: JsonValue) => {
  const { client } = await createClient(more);
  if (typeof mine === 'boolean') return client.getBooleanDetails(name, mine);
  if (typeof mine === 'string') return client.getStringDetails(name, mine);
  if (typeof mine === 'number') return client.getNumberDetails(name, mine);
  return client.getObjectDetails(name, mine);
};

describe.each(kinds)('a $kind toggle', ({ on, off, mine, variants }) => {
  const named = variants ? { variants: { flag: variants } } : {};
  const listed = { type: 'whitelist', white_list_user_id: [7], value: off };
  const shared = { type: 'greyscale', percentage: 100, value: off };

  it.each([
    { name: 'nothing but a default', entry: { default: on }, value: on, reason: 'STATIC', variant: 'on' },
    {
      name: 'a rule for others',
      entry: { default: on, rules: [{ ...listed, white_list_user_id: [8] }] },
      value: on,
      reason: 'DEFAULT',
      variant: 'on',
    },
    {
      name: 'a rule for the user',
      entry: { default: on, rules: [listed] },
      value: off,
      reason: 'TARGETING_MATCH',
      variant: 'off',
    },
    {
      name: 'a share of the devices',
      entry: { default: on, rules: [shared] },
      value: off,
      reason: 'SPLIT',
      variant: 'off',
    },
    {
      name: 'a window that is over',
      entry: { default: on, end_time: 100 },
      value: mine,
      reason: 'DISABLED',
      variant: undefined,
    },
  ])('with $name is $reason', async ({ entry, value, reason, variant }) => {
    await OpenFeature.setContext({ userId: 7, targetingKey: 'device-1' });
    const details = await ask({ configs: { flag: inLive(entry) }, ...named }, 'flag', mine);
    expect(details).toMatchObject({ value, reason });
    expect([details.variant, details.errorCode]).toEqual([variant, undefined]);
  });

  it.each([
    { name: 'that is unknown', flag: 'other', entry: { default: on }, errorCode: ErrorCode.FLAG_NOT_FOUND },
    { name: 'that is malformed', flag: 'flag', entry: { rules: 5 }, errorCode: ErrorCode.FLAG_NOT_FOUND },
    {
      name: 'of another type',
      flag: 'flag',
      entry: { default: typeof on === 'string' ? 5 : 'text' },
      errorCode: ErrorCode.TYPE_MISMATCH,
    },
  ])('$name returns the caller’s value with the reason', async ({ flag, entry, errorCode }) => {
    const details = await ask({ configs: { flag: inLive(entry) } }, flag, mine);
    expect(details).toMatchObject({ value: mine, reason: 'ERROR', errorCode });
  });
});

it('returns no variant for an unnamed value', async () => {
  const details = await ask({ configs: { flag: inLive({ default: 5 }) } }, 'flag', 1);
  expect([details.value, details.variant]).toEqual([5, undefined]);
});

const forSeven = {
  flag: inLive({ default: false, rules: [{ type: 'whitelist', white_list_user_id: [7], value: true }] }),
};

describe('a change of the context', () => {
  it('applies immediately when all configs are available', async () => {
    const { client } = await createClient({ configs: forSeven });
    const values = [client.getBooleanValue('flag', false)];
    for (const userId of ['7', 8, 'seven', 7]) {
      await OpenFeature.setContext({ userId });
      values.push(client.getBooleanValue('flag', false));
    }
    expect(values).toEqual([false, true, false, false, true]);
  });

  it('is reconciled while configs are fetched; the last of two contexts wins', async () => {
    const answers = new Map<unknown, (configs: typeof forSeven) => void>();
    const fetchConfigs = ({ userId }: EvaluationContext) =>
      userId === undefined
        ? Promise.resolve(forSeven)
        : new Promise<typeof forSeven>((resolve) => answers.set(userId, resolve));
    const { client } = await createClient({ fetchConfigs });
    const seen: string[] = [];
    client.addHandler(ProviderEvents.Reconciling, () => void seen.push('reconciling'));
    client.addHandler(ProviderEvents.ContextChanged, () => void seen.push('changed'));
    const [first, second] = [OpenFeature.setContext({ userId: 8 }), OpenFeature.setContext({ userId: 7 })];
    expect(client.providerStatus).toBe(ProviderStatus.RECONCILING);
    answers.get(7)?.(forSeven);
    answers.get(8)?.({ flag: inLive({ default: false, rules: [] }) });
    await Promise.all([first, second]);
    expect([client.providerStatus, client.getBooleanValue('flag', false)]).toEqual([
      ProviderStatus.READY,
      true,
    ]);
    expect(seen).toContain('reconciling');
    expect(seen.at(-1)).toBe('changed');
  });

  it('keeps the previous values when the fetch fails', async () => {
    const fetchConfigs = ({ userId }: EvaluationContext) =>
      userId === undefined ? Promise.resolve(forSeven) : Promise.reject(new Error('dead'));
    const { client } = await createClient({ fetchConfigs });
    const events: string[] = [];
    const say = (text: unknown) => void events.push(String(text));
    OpenFeature.setLogger({ error: say, warn: say, info: say, debug: say });
    await OpenFeature.setContext({ userId: 8 });
    expect(events[0]).toContain('dead');
    expect([client.providerStatus, client.getBooleanValue('flag', true)]).toEqual([
      ProviderStatus.ERROR,
      false,
    ]);
  });
});

it('emits the names of the changed toggles', async () => {
  const { client, provider } = await createClient({
    configs: { same: inLive({ default: 1 }), other: inLive({ default: 1 }), gone: inLive({ default: 1 }) },
  });
  const changed: unknown[] = [];
  client.addHandler(
    ProviderEvents.ConfigurationChanged,
    (details) => void changed.push(details?.flagsChanged),
  );
  provider.putConfigs({
    same: inLive({ default: 1 }),
    other: inLive({ default: 2 }),
    fresh: inLive({ default: 1 }),
  });
  expect(changed).toEqual([['other', 'gone', 'fresh']]);
  expect(client.getNumberValue('other', 0)).toBe(2);
});

import { loadPeer } from '../peers.ts';
import { percentage, toggleNames } from './toggle-set.ts';

/** Whether a toggle is on, once everything is loaded and evaluated. */
export type Reader = {
  readonly name: string;
  readonly isOn: (toggle: string) => boolean;
};

/** Returns how many of the two hundred toggles are on for a device. */
export type Evaluator = {
  readonly name: string;
  readonly countFor: (device: string) => number;
};

const evenOnes = toggleNames.map((name, at) => [name, at % 2 === 0] as const);

type ProxyClient = {
  readonly UnleashClient: new (options: object) => { readonly isEnabled: (toggle: string) => boolean };
};

/** Unleash in the browser, with toggles evaluated by its proxy. */
export const unleashProxyReader = async (): Promise<Reader> => {
  const { UnleashClient } = await loadPeer<ProxyClient>('unleash-proxy-client');
  const bootstrap = evenOnes.map(([name, enabled]) => ({
    name,
    enabled,
    variant: { name: 'disabled', enabled: false },
    impressionData: false,
  }));
  const client = new UnleashClient({
    url: 'http://127.0.0.1:9/proxy',
    clientKey: 'bench',
    appName: 'bench',
    bootstrap,
    disableMetrics: true,
    disableRefresh: true,
    storageProvider: { save: async () => undefined, get: async () => undefined },
  });
  return { name: 'unleash-proxy-client', isOn: (toggle) => client.isEnabled(toggle) };
};

type GrowthBookModule = {
  readonly GrowthBook: new (options: object) => {
    readonly isOn: (feature: string) => boolean;
    readonly setAttributes: (attributes: object) => Promise<void>;
  };
};

const growthBookFeature = (seed: string) => ({
  defaultValue: false,
  rules: [{ force: true, coverage: percentage / 100, hashAttribute: 'id', seed, hashVersion: 2 }],
});

/** GrowthBook, which evaluates on each read. */
export const growthBook = async (): Promise<Reader & Evaluator> => {
  const { GrowthBook } = await loadPeer<GrowthBookModule>('@growthbook/growthbook');
  const features = Object.fromEntries(toggleNames.map((name) => [name, growthBookFeature(name)]));
  const client = new GrowthBook({ features, attributes: { id: 'device-1' } });
  return {
    name: 'growthbook',
    isOn: (toggle) => client.isOn(toggle),
    countFor: (device) => {
      void client.setAttributes({ id: device });
      return toggleNames.filter((name) => client.isOn(name)).length;
    },
  };
};

type OpenFeatureModule = {
  readonly OpenFeature: {
    readonly setProviderAndWait: (provider: object) => Promise<void>;
    readonly getClient: () => { readonly getBooleanValue: (flag: string, fallback: boolean) => boolean };
  };
  readonly InMemoryProvider: new (flags: object) => object;
};

/** OpenFeature's web client with its in-memory provider. */
export const openFeatureReader = async (): Promise<Reader> => {
  const { OpenFeature, InMemoryProvider } = await loadPeer<OpenFeatureModule>('@openfeature/web-sdk');
  const flags = evenOnes.map(([name, on]) => {
    const flag = { disabled: false, variants: { on: true, off: false }, defaultVariant: on ? 'on' : 'off' };
    return [name, flag] as const;
  });
  await OpenFeature.setProviderAndWait(new InMemoryProvider(Object.fromEntries(flags)));
  const client = OpenFeature.getClient();
  return { name: 'openfeature web', isOn: (toggle) => client.getBooleanValue(toggle, false) };
};

type UnleashServer = {
  readonly startUnleash: (options: object) => Promise<{
    readonly isEnabled: (toggle: string, context: object) => boolean;
    readonly destroy: () => void;
  }>;
  readonly InMemStorageProvider: new () => object;
};

const unleashFeature = (name: string) => ({
  name,
  type: 'release',
  enabled: true,
  strategies: [
    {
      name: 'flexibleRollout',
      parameters: { rollout: String(percentage), stickiness: 'userId', groupId: name },
      constraints: [],
    },
  ],
});

/** Unleash's own evaluation, as in its servers and its proxy. */
export const unleashEvaluator = async (): Promise<Evaluator & { readonly stop: () => void }> => {
  const { startUnleash, InMemStorageProvider } = await loadPeer<UnleashServer>('unleash-client');
  const client = await startUnleash({
    appName: 'bench',
    url: 'http://127.0.0.1:9/api',
    refreshInterval: 0,
    disableMetrics: true,
    skipInstanceCountWarning: true,
    storageProvider: new InMemStorageProvider(),
    bootstrap: { data: toggleNames.map(unleashFeature) },
  });
  return {
    name: 'unleash-client',
    countFor: (userId) => toggleNames.filter((name) => client.isEnabled(name, { userId })).length,
    stop: () => client.destroy(),
  };
};

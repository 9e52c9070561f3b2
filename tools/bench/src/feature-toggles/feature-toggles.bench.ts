import { compileToggles } from '@pasar/feature-toggles';
import type { Bench } from '../bench.ts';
import type { Runner } from '../race.ts';
import { race } from '../race.ts';
import type { Line } from '../report.ts';
import { percent, sizeLines, speedLines } from '../report.ts';
import { librarySize, peerSize } from '../sizes.ts';
import type { Evaluator, Reader } from './peers.ts';
import { growthBook, openFeatureReader, unleashEvaluator, unleashProxyReader } from './peers.ts';
import type { readAll } from './read-all.ts';
import { devices, percentage, toggleNames } from './toggle-set.ts';

const place = { environment: 'live', market: 'SG' };

const half = (salt: string) => ({
  live: { default: { default: false, rules: [{ type: 'greyscale', percentage, salt, value: true }] } },
});

const configs = Object.fromEntries(toggleNames.map((name) => [name, half(name)]));
const evaluate = compileToggles({ configs }, place);
const evaluated = evaluate({ now: 1, fingerprint: 'device-1' });

const reader: Reader = { name: 'ours', isOn: evaluated.isOn };

const evaluator: Evaluator = {
  name: 'ours',
  countFor: (fingerprint) => {
    const toggles = evaluate({ now: 1, fingerprint });
    return toggleNames.filter(toggles.isOn).length;
  },
};

/** Compiles a loop for each reader: a page has one reader, and a shared loop would be megamorphic. */
const createLoop = async (each: Reader): Promise<() => number> => {
  const { href } = new URL(`./read-all.ts?${each.name}`, import.meta.url);
  const own = (await import(href)) as { readonly readAll: typeof readAll };
  return own.readAll(each);
};

const measureShare = ({ countFor }: Evaluator): number =>
  devices.reduce((sum, device) => sum + countFor(device), 0) / (devices.length * toggleNames.length);

const shares = (peer: Evaluator): Line => ({
  what: `share of devices that a toggle of ${percentage}% reaches`,
  ours: percent(measureShare(evaluator)),
  peer: peer.name,
  theirs: percent(measureShare(peer)),
});

const reads = async (): Promise<Line[]> => {
  const readers = [reader, await unleashProxyReader(), await growthBook(), await openFeatureReader()];
  const runners: Runner[] = [];
  for (const each of readers)
    runners.push({ name: each.name, operations: toggleNames.length, pass: await createLoop(each) });
  const rates = await race(runners);
  return speedLines('reads after evaluation', rates, { 'unleash-proxy-client': 6 });
};

const evaluations = async (): Promise<Line[]> => {
  const unleash = await unleashEvaluator();
  const evaluators = [evaluator, unleash, await growthBook()];
  const rates = await race(
    evaluators.map(({ name, countFor }) => ({
      name,
      operations: devices.length,
      pass: () => devices.map(countFor),
    })),
  );
  const lines = [shares(unleash), shares(await growthBook())];
  unleash.stop();
  return [...lines, ...speedLines('evaluations of 200 salted toggles', rates, { 'unleash-client': 1 })];
};

const sizes = async (): Promise<Line[]> =>
  sizeLines('size', await librarySize('domain/feature-toggles'), 4000, {
    'unleash-proxy-client': await peerSize("export * from 'unleash-proxy-client';"),
    growthbook: await peerSize("export { GrowthBook } from '@growthbook/growthbook';"),
    'openfeature web': await peerSize("export * from '@openfeature/web-sdk';"),
  });

export const featureTogglesBench: Bench = {
  title: 'two hundred toggles, read and evaluated',
  run: async () => [...(await reads()), ...(await evaluations()), ...(await sizes())],
};

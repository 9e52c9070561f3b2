import type { Bench } from '../bench.ts';
import { race } from '../race.ts';
import type { Line } from '../report.ts';
import { kilobytes, sizeLines, speedLines } from '../report.ts';
import { librarySize, peerSize } from '../sizes.ts';
import { recordedEvents } from './events.ts';
import { byteBudget, countEvents, largestBody, trackAll } from './ours.ts';
import type { PeerTracker } from './peers.ts';
import { segment, snowplow } from './peers.ts';

const arrived = async ({ trackAll: track, count }: PeerTracker): Promise<number> => {
  let events = 0;
  await track(async (body) => {
    events += count(await body());
  });
  return events;
};

/** The race's collector ignores bodies: reading them is not part of a tracker's work. */
const unread = (): void => undefined;

const delivery = async (peer: PeerTracker): Promise<Line> => {
  const ours = countEvents(await trackAll());
  return {
    what: `delivered of ${recordedEvents.length} events`,
    ours: String(ours),
    peer: peer.name,
    theirs: String(await arrived(peer)),
    target: String(recordedEvents.length),
    met: ours === recordedEvents.length,
  };
};

const budget = async (): Promise<Line> => {
  const largest = largestBody(await trackAll());
  const target = `≤ ${kilobytes(byteBudget)}`;
  return { what: 'largest body', ours: kilobytes(largest), target, met: largest <= byteBudget };
};

const sizes = async (): Promise<Line[]> =>
  sizeLines('size', await librarySize('domain/tracking'), 6000, {
    'snowplow core': await peerSize("export { newEmitter, trackerCore } from '@snowplow/tracker-core';"),
  });

export const trackingBench: Bench = {
  title: 'ten thousand events, from a shopper to a collector in memory',
  run: async () => {
    const peers = [await snowplow(), await segment()];
    const rates = await race([
      { name: 'ours', operations: recordedEvents.length, pass: trackAll },
      ...peers.map((peer) => ({
        name: peer.name,
        operations: recordedEvents.length,
        pass: () => peer.trackAll(unread),
      })),
    ]);
    const delivered: Line[] = [];
    for (const peer of peers) delivered.push(await delivery(peer));
    return [
      ...delivered,
      await budget(),
      ...speedLines('events delivered', rates, { 'snowplow core': 10 }),
      ...(await sizes()),
    ];
  },
};

import { loadPeer } from '../peers.ts';
import { recordedEvents } from './events.ts';

/** Receives a tracker's request bodies as text, to keep or to inspect. */
export type Collector = (body: () => string | Promise<string>) => void | Promise<void>;

/** A tracker that receives all events, and resolves once they are sent. */
export type PeerTracker = {
  readonly name: string;
  readonly trackAll: (collect: Collector) => Promise<void>;
  /** Counts the events in a body. */
  readonly count: (body: string) => number;
};

type Payload = {
  readonly add: (key: string, value: unknown) => void;
};

type Snowplow = {
  readonly newEmitter: (options: object) => {
    readonly input: (payload: object) => Promise<void>;
    readonly flush: () => Promise<void>;
  };
  readonly newInMemoryEventStore: (options: object) => object;
  readonly trackerCore: (options: object) => { readonly track: (payload: Payload) => void };
  readonly buildStructEvent: (event: object) => Payload;
};

const accepted = (): Response => new Response('', { status: 200 });

type SnowplowBody = {
  readonly data: readonly unknown[];
};

/** Snowplow's core with its emitter and in-memory store, in batches of the same size as ours. */
export const snowplow = async (): Promise<PeerTracker> => {
  const peer = await loadPeer<Snowplow>('@snowplow/tracker-core');
  const trackAll = async (collect: Collector): Promise<void> => {
    const emitter = peer.newEmitter({
      endpoint: 'collector.invalid',
      bufferSize: 150,
      maxPostBytes: 60_000,
      eventStore: peer.newInMemoryEventStore({ maxSize: 20_000 }),
      customFetch: async (request: Request) => {
        await collect(() => request.text());
        return accepted();
      },
    });
    const inputs: Promise<void>[] = [];
    const core = peer.trackerCore({
      base64: false,
      callback: (payload: { readonly build: () => object }) =>
        void inputs.push(emitter.input(payload.build())),
    });
    for (const { page, section, item, position } of recordedEvents)
      core.track(
        peer.buildStructEvent({
          category: page,
          action: 'impression',
          label: section,
          property: String(item),
          value: position,
        }),
      );
    await Promise.all(inputs);
    await emitter.flush();
  };
  const count = (body: string): number => (JSON.parse(body) as SnowplowBody).data.length;
  return { name: 'snowplow core', trackAll, count };
};

type Segment = {
  readonly Analytics: new (options: object) => {
    readonly track: (event: object) => void;
    readonly closeAndFlush: () => Promise<void>;
  };
};

type SegmentRequest = {
  readonly body: string;
};

type SegmentBody = {
  readonly batch: readonly unknown[];
};

/** Segment's library for Node: its core with a queue and batches. */
export const segment = async (): Promise<PeerTracker> => {
  const peer = await loadPeer<Segment>('@segment/analytics-node');
  const trackAll = async (collect: Collector): Promise<void> => {
    const analytics = new peer.Analytics({
      writeKey: 'bench',
      host: 'https://collector.invalid',
      flushAt: 150,
      httpClient: async (_: string, { body }: SegmentRequest) => {
        await collect(() => body);
        return accepted();
      },
    });
    for (const { page, section, item, position } of recordedEvents)
      analytics.track({
        userId: 'visitor-1',
        event: 'impression',
        properties: { page, section, item, position },
      });
    await analytics.closeAndFlush();
  };
  const count = (body: string): number => (JSON.parse(body) as SegmentBody).batch.length;
  return { name: 'segment', trackAll, count };
};

import type { TrackingDelivery } from '../tracking-ports.ts';

/** The result of a delivery: the body arrives, it fails, or the body arrives and the response is lost. */
export type DeliveryResult = 'arrives' | 'fails' | 'answer-lost';

export type MemoryDelivery = {
  /** Bodies that arrived, in order. */
  readonly bodies: readonly string[];
  /** The results of the next deliveries, in order; later bodies arrive. */
  plan(...results: DeliveryResult[]): void;
} & TrackingDelivery;

/** A fake delivery that records bodies and fails on demand. */
export const memoryDelivery = (): MemoryDelivery => {
  const bodies: string[] = [];
  const results: DeliveryResult[] = [];
  const arrive = (body: string): boolean => {
    const result = results.shift() ?? 'arrives';
    if (result !== 'fails') bodies.push(body);
    return result === 'arrives';
  };
  return {
    bodies,
    plan: (...more) => void results.push(...more),
    beacon: arrive,
    send: async (body) => {
      if (!arrive(body)) throw new Error('The body was not delivered.');
    },
  };
};

import type { TrackingDelivery } from '../tracking-ports.ts';

/** The fate of a body: it arrives, it fails, or it arrives and the response is lost. */
export type DeliveryResult = 'arrives' | 'fails' | 'answer-lost';

export type MemoryDelivery = {
  /** Bodies that arrived, in order. */
  readonly bodies: readonly string[];
  /** The results of the next deliveries, in order; later bodies arrive. */
  plan(...fates: DeliveryResult[]): void;
} & TrackingDelivery;

/** A fake delivery that records bodies and fails on demand. */
export const memoryDelivery = (): MemoryDelivery => {
  const bodies: string[] = [];
  const fates: DeliveryResult[] = [];
  const arrive = (body: string): boolean => {
    const fate = fates.shift() ?? 'arrives';
    if (fate !== 'fails') bodies.push(body);
    return fate === 'arrives';
  };
  return {
    bodies,
    plan: (...more) => void fates.push(...more),
    beacon: arrive,
    send: async (body) => {
      if (!arrive(body)) throw new Error('The order is not delivered.');
    },
  };
};

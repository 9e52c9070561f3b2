import type { TrackingDelivery } from '../tracking-ports.ts';

/** What becomes of a body: it arrives, it fails to, or it arrives and the answer is lost. */
export type DeliveryResult = 'arrives' | 'fails' | 'answer-lost';

export type MemoryDelivery = {
  /** Bodies that arrived, in order. */
  readonly bodies: readonly string[];
  /** What becomes of the next bodies, in turn; once used up, bodies arrive. */
  plan(...fates: DeliveryResult[]): void;
} & TrackingDelivery;

/** A delivery that keeps what arrives and fails when told. */
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
      if (!arrive(body)) throw new Error('Not delivered.');
    },
  };
};

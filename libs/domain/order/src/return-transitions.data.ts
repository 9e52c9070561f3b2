import type { Actor } from './order-transitions.data.ts';
import type { ReturnSolution } from './reasons.data.ts';

/** Statuses of a return; the last four are final. */
export const returnStatuses = [
  'requested',
  'to_send',
  'sent',
  'disputed',
  'refunded',
  'withdrawn',
  'refused',
  'expired',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export type ReturnTransition = {
  readonly action: string;
  readonly from: ReturnStatus;
  readonly to: ReturnStatus;
  readonly by: readonly Actor[];
  /** Only for returns with this solution. */
  readonly solution?: ReturnSolution;
};

/**
 * Every allowed transition of a return; anything else is rejected. The marketplace is the `system`. Goods that the buyer keeps
 * are not requested back, and the marketplace issues no refund before the goods are sent.
 */
export const returnTransitions = [
  {
    action: 'accept',
    from: 'requested',
    to: 'to_send',
    by: ['seller', 'system'],
    solution: 'return-and-refund',
  },
  { action: 'refund', from: 'requested', to: 'refunded', by: ['seller'] },
  { action: 'refund', from: 'requested', to: 'refunded', by: ['system'], solution: 'refund-only' },
  { action: 'dispute', from: 'requested', to: 'disputed', by: ['seller'] },
  { action: 'withdraw', from: 'requested', to: 'withdrawn', by: ['buyer'] },
  { action: 'send', from: 'to_send', to: 'sent', by: ['buyer'] },
  { action: 'withdraw', from: 'to_send', to: 'withdrawn', by: ['buyer'] },
  { action: 'expire', from: 'to_send', to: 'expired', by: ['system'] },
  { action: 'refund', from: 'sent', to: 'refunded', by: ['seller', 'system'] },
  { action: 'dispute', from: 'sent', to: 'disputed', by: ['seller'] },
  { action: 'withdraw', from: 'disputed', to: 'withdrawn', by: ['buyer'] },
  { action: 'refund', from: 'disputed', to: 'refunded', by: ['seller', 'system'] },
  { action: 'refuse', from: 'disputed', to: 'refused', by: ['system'] },
] as const satisfies readonly ReturnTransition[];

export type ReturnAction = (typeof returnTransitions)[number]['action'];

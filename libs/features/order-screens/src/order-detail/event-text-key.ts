import type { OrderAction } from '@pasar/order';
import type { Order } from '@pasar/order-api';

/** Actions with a more specific text than the status that they lead to. */
const actionsWithText: ReadonlySet<string> = new Set<OrderAction>([
  'cancel-part',
  'deliver',
  'request-cancellation',
  'refuse-cancellation',
  'refund',
  'refund-part',
  'withdraw-return',
  'refuse-return',
]);

/** The text key of an event: its action's own, or its status's. */
export const eventTextKey = ({ action, status }: Order['timeline'][number]): string =>
  action !== undefined && actionsWithText.has(action) ? `action_${action}` : `event_${status}`;

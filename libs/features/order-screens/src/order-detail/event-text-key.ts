import type { OrderAction } from '@pasar/order';
import type { Order } from '@pasar/order-api';

/** What happens to the branch of an order, whose status stays. */
type BranchEvent = 'request-branch' | 'withdraw-branch-request' | 'reselect-branch';

/** Actions with a more specific text than the status that they lead to. */
const actionsWithText: ReadonlySet<string> = new Set<OrderAction | BranchEvent>([
  'cancel-part',
  'deliver',
  'request-cancellation',
  'refuse-cancellation',
  'refund',
  'refund-part',
  'withdraw-return',
  'refuse-return',
  'request-branch',
  'withdraw-branch-request',
  'reselect-branch',
]);

/** The text key of an event: its action's own, or its status's. */
export const eventTextKey = ({ action, status }: Order['timeline'][number]): string =>
  action !== undefined && actionsWithText.has(action) ? `action_${action}` : `event_${status}`;

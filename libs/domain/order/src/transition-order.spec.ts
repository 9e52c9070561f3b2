import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor, InitialPaymentStatus, OrderAction, OrderStatus, PaymentStatus } from './index.ts';
import {
  initialStatus,
  isOrderStatus,
  nextPaymentStatus,
  orderActions,
  orderStatuses,
  transitionOrder,
} from './index.ts';
import { orderTransitions } from './order-transitions.data.ts';

const statuses = fc.constantFrom(...orderStatuses);
const actors = fc.constantFrom<Actor>('buyer', 'seller', 'system');
const actions = fc.constantFrom<OrderAction>(...orderTransitions.map(({ action }) => action));

describe('laws of the transitions', () => {
  it('orderActions lists exactly the allowed transitions', () => {
    fc.assert(
      fc.property(statuses, actions, actors, (status, action, actor) => {
        expect(transitionOrder(status, action, actor).moved).toBe(
          orderActions(status, actor).includes(action),
        );
      }),
    );
  });

  it('only cancelled orders have no further transition', () => {
    const moving = orderStatuses.filter((status) => orderTransitions.some(({ from }) => from === status));
    expect(orderStatuses.filter((status) => !moving.includes(status))).toEqual(['cancelled']);
  });

  it('a status and an action identify one transition', () => {
    const keys = orderTransitions.map(({ from, action }) => `${from} ${action}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('every status is reachable from an initial one', () => {
    const reached = new Set<OrderStatus>([initialStatus('unpaid'), initialStatus('paid')]);
    for (const _ of orderStatuses) {
      for (const { from, to } of orderTransitions) if (reached.has(from)) reached.add(to);
    }
    expect(orderStatuses.filter((status) => !reached.has(status))).toEqual([]);
  });
});

it('cancelled orders are refunded or voided on every path', () => {
  const firsts = fc.constantFrom<InitialPaymentStatus>('due-on-delivery', 'paid', 'unpaid');
  fc.assert(
    fc.property(firsts, fc.array(fc.tuple(actions, actors), { maxLength: 8 }), (first, steps) => {
      const order = { status: initialStatus(first), payment: first as PaymentStatus };
      for (const [action, actor] of steps) {
        const move = transitionOrder(order.status, action, actor);
        if (!move.moved) continue;
        order.status = move.status;
        order.payment = nextPaymentStatus(action, order.payment);
      }
      if (order.status === 'cancelled') expect(['refunded', 'voided']).toContain(order.payment);
      if (order.status === 'completed') expect(order.payment).toBe('paid');
    }),
  );
});

it.each([
  ['due-on-delivery', 'to_ship'],
  ['paid', 'to_ship'],
  ['unpaid', 'to_pay'],
] as const)('an order that is %s starts as %s', (payment, status) =>
  expect(initialStatus(payment)).toBe(status),
);

it.each([
  ['to_pay', true],
  ['TO_PAY', false],
  ['toString', false],
])('isOrderStatus(%j) is %s', (text, is) => expect(isOrderStatus(text)).toBe(is));

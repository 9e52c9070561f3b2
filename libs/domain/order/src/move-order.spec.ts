import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor, InitialPaymentStatus, OrderAction, OrderStatus, PaymentStatus } from './index.ts';
import { firstStatus, isOrderStatus, moveOrder, orderActions, orderStatuses, paymentAfter } from './index.ts';
import { orderTransitions } from './order-transitions.data.ts';

const statuses = fc.constantFrom(...orderStatuses);
const actors = fc.constantFrom<Actor>('buyer', 'seller', 'system');
const actions = fc.constantFrom<OrderAction>(...orderTransitions.map(({ action }) => action));

describe('laws of the steps', () => {
  it('what one may do is what moves', () => {
    fc.assert(
      fc.property(statuses, actions, actors, (status, action, actor) => {
        expect(moveOrder(status, action, actor).moved).toBe(orderActions(status, actor).includes(action));
      }),
    );
  });

  it('nothing leaves a cancelled order, and every other one can still move', () => {
    const moving = orderStatuses.filter((status) => orderTransitions.some(({ from }) => from === status));
    expect(orderStatuses.filter((status) => !moving.includes(status))).toEqual(['cancelled']);
  });

  it('a status and an action name one step', () => {
    const keys = orderTransitions.map(({ from, action }) => `${from} ${action}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('every status is reached from where orders begin', () => {
    const reached = new Set<OrderStatus>([firstStatus('declined'), firstStatus('paid')]);
    for (const _ of orderStatuses) {
      for (const { from, to } of orderTransitions) if (reached.has(from)) reached.add(to);
    }
    expect(orderStatuses.filter((status) => !reached.has(status))).toEqual([]);
  });
});

it('no order ends cancelled with money taken or owed, however it gets there', () => {
  const firsts = fc.constantFrom<InitialPaymentStatus>('due-on-delivery', 'paid', 'declined');
  fc.assert(
    fc.property(firsts, fc.array(fc.tuple(actions, actors), { maxLength: 8 }), (first, steps) => {
      const order = { status: firstStatus(first), payment: first as PaymentStatus };
      for (const [action, actor] of steps) {
        const move = moveOrder(order.status, action, actor);
        if (!move.moved) continue;
        order.status = move.status;
        order.payment = paymentAfter(action, order.payment);
      }
      if (order.status === 'cancelled') expect(['refunded', 'voided']).toContain(order.payment);
      if (order.status === 'completed') expect(order.payment).toBe('paid');
    }),
  );
});

it.each([
  ['due-on-delivery', 'to_ship'],
  ['paid', 'to_ship'],
  ['declined', 'to_pay'],
] as const)('an order that is %s begins %s', (payment, status) => expect(firstStatus(payment)).toBe(status));

it.each([
  ['to_pay', true],
  ['TO_PAY', false],
  ['toString', false],
])('%s is a status: %s', (text, is) => expect(isOrderStatus(text)).toBe(is));

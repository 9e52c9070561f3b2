import { orderStatuses } from '@pasar/order';
import { expect, it } from 'vitest';
import texts from '../translations/en.json';
import { eventTextKey } from './event-text-key.ts';

const at = 1_790_000_000_000;
const ownTexts = Object.keys(texts).filter((key) => key.startsWith('action_'));

it.each(ownTexts)('maps the action to the text %s', (key) => {
  expect(eventTextKey({ status: 'to_ship', action: key.replace('action_', ''), at })).toBe(key);
});

it.each(orderStatuses)('an event with the status %s has a text without an action', (status) => {
  expect(texts).toHaveProperty(eventTextKey({ status, at }));
  expect(texts).toHaveProperty(eventTextKey({ status, action: 'place', at }));
});

import { checkUsername } from '@pasar/account';
import { firstSegments, routes, serverSegments } from '@pasar/routing-table';
import { expect, it } from 'vitest';
import { isReservedUsername } from './is-reserved-username.ts';

/** The first segments of all addresses that could be somebody's name. */
const segments = [...firstSegments(routes)].filter((segment) => checkUsername(segment).valid);

it.each(segments)('nobody is called %s', (segment) =>
  expect([isReservedUsername(segment), isReservedUsername(segment.toUpperCase())]).toEqual([true, true]),
);

it('pages and what the servers answer are among them', () =>
  expect(segments).toEqual(expect.arrayContaining(['cart', 'seller', ...serverSegments])));

it.each(['budi', 'mei.tan', 'api_lover', 'assets2'])('%s is a name', (name) =>
  expect(isReservedUsername(name)).toBe(false),
);

it.each(['6591234567', '91234567', '9123.4567', '0812_3456_7890', '_123456_'])(
  '%s could be a phone number',
  (name) => expect(isReservedUsername(name)).toBe(true),
);

it.each(['deleted.501', 'Closed.7'])('%s is for accounts and shops that are gone', (name) =>
  expect(isReservedUsername(name)).toBe(true),
);

it.each(['u912345678901', '7_11', '2024', 'mei.91234567'])('%s could be none', (name) =>
  expect(isReservedUsername(name)).toBe(false),
);

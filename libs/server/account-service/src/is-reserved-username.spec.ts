import { checkUsername } from '@pasar/account';
import { firstSegments, routes, serverSegments } from '@pasar/routing-table';
import { expect, it } from 'vitest';
import { isReservedUsername } from './is-reserved-username.ts';

const isUsername = (segment: string): boolean => checkUsername(segment).valid;

/** The first segments of all addresses that would be valid usernames. */
const segments = [...firstSegments(routes)].filter(isUsername);

it.each(segments)('rejects the username %s', (segment) =>
  expect([isReservedUsername(segment), isReservedUsername(segment.toUpperCase())]).toEqual([true, true]),
);

it('reserves pages and the paths that the servers handle', () =>
  expect(segments).toEqual(expect.arrayContaining(['cart', 'seller', ...serverSegments.filter(isUsername)])));

it.each(['budi', 'mei.tan', 'api_lover', 'assets2'])('accepts %s', (name) =>
  expect(isReservedUsername(name)).toBe(false),
);

it.each(['6591234567', '91234567', '9123.4567', '0812_3456_7890', '_123456_'])(
  'rejects %s, which could be a phone number',
  (name) => expect(isReservedUsername(name)).toBe(true),
);

it.each(['deleted.501', 'Closed.7'])('rejects %s, reserved for deleted accounts and shops', (name) =>
  expect(isReservedUsername(name)).toBe(true),
);

it.each(['u912345678901', '7_11', '2024', 'mei.91234567'])('accepts %s, which could not be one', (name) =>
  expect(isReservedUsername(name)).toBe(false),
);

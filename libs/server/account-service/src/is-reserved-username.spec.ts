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

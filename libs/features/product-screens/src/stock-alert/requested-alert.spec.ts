import { expect, it } from 'vitest';
import { isAlertRequested, withoutRequestedAlert, withRequestedAlert } from './requested-alert.ts';

const pathname = '/a-i.1.2';

it.each([
  ['without a query', '', '?alert=back-in-stock', ''],
  ['with a query', '?from=home', '?from=home&alert=back-in-stock', '?from=home'],
  ['once', '?alert=x', '?alert=back-in-stock', ''],
])('requests the drawer %s, and removes the request', (_, search, request, bare) => {
  expect(withRequestedAlert({ pathname, search })).toBe(pathname + request);
  expect(isAlertRequested(request)).toBe(true);
  expect(withoutRequestedAlert({ pathname, search: request })).toBe(pathname + bare);
});

it.each(['', '?alert=1', '?other=back-in-stock'])('is not requested by "%s"', (search) => {
  expect(isAlertRequested(search)).toBe(false);
});

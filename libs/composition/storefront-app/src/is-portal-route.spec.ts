import { routeFlags, routes } from '@pasar/routing-table';
import { expect, it } from 'vitest';
import { isPortalRoute } from './is-portal-route.ts';

const isScreen = (row: object): boolean => !('redirect' in row || 'answers' in row || 'as' in row);

it('lists exactly the screens that only the seller host has', () => {
  const screens = Object.entries(routes).filter(([, row]) => isScreen(row));
  const portal = screens.filter(([id, row]) => routeFlags(id, row).sellerHost === 'only').map(([id]) => id);
  expect(portal.length).toBeGreaterThan(2);
  expect(
    screens
      .map(([id]) => id)
      .filter(isPortalRoute)
      .toSorted(),
  ).toEqual(portal.toSorted());
});

import type { Market } from '@pasar/markets';
import { memberDocuments } from '@pasar/markets';
import type { GateInput } from '@pasar/routing-table';
import { isRouteOpen } from '@pasar/routing-table';
import type { MenuRow } from './account-menu.data.ts';

type RowVisit = Pick<GateInput, 'environment' | 'toggles'> & { readonly market: Pick<Market, 'code'> };

/** The rows whose pages exist in this market and with these toggles. */
export const findOpenRows = (rows: readonly MenuRow[], { market, ...visit }: RowVisit): readonly MenuRow[] =>
  rows.filter(
    ({ route, documents }) =>
      isRouteOpen(route, { ...visit, market: market.code }) &&
      (documents === undefined || memberDocuments[market.code][documents] !== undefined),
  );

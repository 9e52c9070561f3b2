import type { ClosedReason, ResolveInput } from './outcome.ts';
import type { Gate, RouteRow } from './route-row.ts';
import type { RouteId } from './routes.ts';
import { routeFlags, routes } from './routes.ts';

/** The input of a gate. Defaults are those of `ResolveInput`. */
export type GateInput = Pick<ResolveInput, 'market' | 'environment' | 'toggles'>;

const checkGate = (gate: Gate, input: GateInput): ClosedReason | undefined => {
  const { market = 'SG', environment = 'live', toggles = [] } = input;
  if (gate.markets && !gate.markets.includes(market)) return 'market';
  if (gate.closedIn?.includes(environment)) return 'environment';
  return gate.toggle && !toggles.includes(gate.toggle) ? 'toggle' : undefined;
};

/** @spec client-filter-native client-filter-mobile-flag client-filter-force */
const checkClient = (id: string, row: RouteRow, input: ResolveInput): ClosedReason | undefined => {
  const appOnly = input.client === 'native-app' || input.mobileFlag === true;
  if (appOnly && !routeFlags(id, row).app) return 'client';
  const failed = input.triedNativeApp === true && row.answers === 'native-app';
  return failed && !routeFlags(id, row).force ? 'tried' : undefined;
};

/**
 * Why a route is closed for this visitor; undefined if it is open (doc1 §2, §6).
 *
 * @spec country-gates environment-gating internal-routes
 */
export const findClosedReason = (id: string, row: RouteRow, input: ResolveInput): ClosedReason | undefined =>
  checkClient(id, row, input) ?? (row.gate && checkGate(row.gate, input));

/** Whether a route is open in this market and environment, with these toggles. @spec country-gates */
export const isRouteOpen = (id: RouteId, input: GateInput): boolean => {
  const { gate }: RouteRow = routes[id];
  return !gate || checkGate(gate, input) === undefined;
};

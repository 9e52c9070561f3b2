import type { ResolveInput } from './outcome.ts';
import type { Gate, RouteRow } from './route-row.ts';
import { routeFlags } from './routes.ts';

const closedGate = (gate: Gate, input: ResolveInput): string | undefined => {
  const { market = 'SG', environment = 'live', toggles = [] } = input;
  if (gate.markets && !gate.markets.includes(market)) return `not in market ${market}`;
  if (gate.closedIn?.includes(environment)) return `not in environment ${environment}`;
  if (gate.toggle && !toggles.includes(gate.toggle)) return `toggle ${gate.toggle} is off`;
  return undefined;
};

/** @spec client-filter-native client-filter-mobile-flag client-filter-force */
const filtered = (id: string, row: RouteRow, input: ResolveInput): string | undefined => {
  const appOnly = input.client === 'native-app' || input.mobileFlag === true;
  if (appOnly && !routeFlags(id, row).app) return 'not marked for the native app';
  const failed = input.triedNativeApp === true && row.answers === 'native-app';
  return failed && !routeFlags(id, row).force ? 'the native app was tried in vain' : undefined;
};

/**
 * Why a route does not exist for this visitor, or undefined when it does (doc1 §2, §6).
 *
 * @spec country-gates environment-gating internal-routes
 */
export const whyClosed = (id: string, row: RouteRow, input: ResolveInput): string | undefined =>
  filtered(id, row, input) ?? (row.gate && closedGate(row.gate, input));

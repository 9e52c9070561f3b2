import type { RouteRows } from '../route-row.ts';

/** Pages that are closed on live (doc1 §2.7; amb-environments). */
export const internalRoutes = {
  internal: { path: '/__internal', gate: { closedIn: ['live'] } },
  preview: { path: '/__preview__', gate: { closedIn: ['live'] } },
  'preview-home': { path: '/__preview__/home', gate: { closedIn: ['live'] } },
  'dev-tool': { path: '/__internal/dev-tool', gate: { closedIn: ['live'] } },
  /** Not gated: its API is unavailable on a live store. */
  outbox: { path: '/__internal/outbox' },
  'banner-playground': { path: '/__internal/banner', gate: { closedIn: ['live'] } },
  'component-builder': { path: '/__internal/component-builder', gate: { closedIn: ['live'] } },
  'demo-account': { path: '/demo/account', gate: { closedIn: ['live', 'liveish'] } },
  'demo-address-select': { path: '/demo/address/select', gate: { closedIn: ['live', 'liveish'] } },
  'demo-address': { path: '/demo/address', gate: { closedIn: ['live', 'liveish'] } },
  'demo-user-pilot-1': {
    path: '/demo/user/pilot-1',
    gate: { closedIn: ['live'], toggle: 'demo-user-pilot' },
  },
  'demo-user-pilot-2': {
    path: '/demo/user/pilot-2',
    gate: { closedIn: ['live'], toggle: 'demo-user-pilot' },
  },
  'demo-user-pilot-3': {
    path: '/demo/user/pilot-3',
    gate: { closedIn: ['live'], toggle: 'demo-user-pilot' },
  },
  'demo-user-pilot-4': {
    path: '/demo/user/pilot-4',
    gate: { closedIn: ['live'], toggle: 'demo-user-pilot' },
  },
} as const satisfies RouteRows;

/** Home, not-found and URL classes without a path of their own (doc1 §2; amb-route-classes). */
export const otherRoutes = {
  'not-found': {},
  'server-served': { prefix: true, also: [], answers: 'server' },
  popup: { path: '/popup/' },
  home: { path: '/', onMallHost: '/mall' },
} as const satisfies RouteRows;

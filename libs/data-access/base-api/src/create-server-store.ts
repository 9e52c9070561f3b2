import { baseApi } from './base-api.ts';
import type { RootState, Store, StoreOptions } from './create-store.ts';
import { reduceFirstRequest } from './reduce-first-request.ts';
import type { ApiState, QueryAction } from './reduce-first-request.ts';

type Thunk = (dispatch: unknown, getState: () => RootState, extra: unknown) => unknown;

const initialState: ApiState = baseApi.reducer(undefined, { type: '@@INIT' });

/** RTK Query's development build asks its middleware for subscriptions; the server has none. */
const isProbe = ({ type }: QueryAction): boolean => type.endsWith('/internal_getRTKQSubscriptions');

/**
 * Creates the store of one request on the server. Its state is the same as that of `createStore`, but it has no middleware: no
 * subscriptions, timers, refetches or cache collection, because a page is rendered once. The first request of each query is
 * reduced without immer; all other actions use RTK Query's reducer.
 */
export function createServerStore({ http }: Pick<StoreOptions, 'http'>): Store {
  let state: RootState = { api: initialState };
  const extra = { http };
  const getState = (): RootState => state;
  const dispatch = (action: Thunk | QueryAction): unknown => {
    if (typeof action === 'function') return action(dispatch, getState, extra);
    if (isProbe(action)) return {};
    const api = reduceFirstRequest(state.api, action) ?? baseApi.reducer(state.api, action);
    if (api !== state.api) state = { api };
    return action;
  };
  const subscribe = () => () => undefined;
  return { dispatch, getState, subscribe } as unknown as Store;
}

import { configureStore } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import type { HttpPort } from './http-port.ts';

export type StoreOptions = {
  readonly http: HttpPort;
  /** The state that the server embedded; the browser's initial state. */
  readonly state?: EmbeddedState;
};

/** Creates the store of one request on the server, or of one tab in the browser. */
export function createStore({ http, state }: StoreOptions) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    // The store begins with its own initial state of everything that is not embedded.
    ...(state && { preloadedState: state as RootState }),
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: { http } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });
}
export type RootState = { api: ReturnType<typeof baseApi.reducer> };
/** The responses in the state of a server's store, and the tags that they provide. */
export type EmbeddedState = { api: Pick<RootState['api'], 'provided' | 'queries'> };
export type Store = ReturnType<typeof createStore>;
/** The store's `dispatch`, which also takes thunks such as `endpoint.initiate()`. */
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import type { HttpPort } from './http-port.ts';

export type StoreOptions = {
  readonly http: HttpPort;
  /** The state that the server embedded; the browser's initial state. */
  readonly state?: RootState;
};

/** Creates the store of one request on the server, or of one tab in the browser. */
export function createStore({ http, state }: StoreOptions) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    ...(state && { preloadedState: state }),
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: { http } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });
}
export type RootState = { api: ReturnType<typeof baseApi.reducer> };
export type Store = ReturnType<typeof createStore>;

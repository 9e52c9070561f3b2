export { baseApi } from './base-api.ts';
export type { BaseApi } from './base-api.ts';
export { envelopeQuery } from './envelope-query.ts';
export type { ApiCall, ApiError } from './envelope-query.ts';
export { isNotFound } from './is-not-found.ts';
export type { HttpResponse, HttpPort, HttpRequest } from './http-port.ts';
export { optional } from './optional.ts';
export { createStore } from './create-store.ts';
export type { EmbeddedState, RootState, Store, StoreOptions } from './create-store.ts';

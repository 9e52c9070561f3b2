import { baseApi } from './base-api.ts';
import type { RootState } from './create-store.ts';

export type ApiState = RootState['api'];

type Tag = { readonly type: string; readonly id?: string | number };
type TagDescription = string | Tag | null | undefined;
type DescribeTags = (
  result: unknown,
  error: unknown,
  arg: unknown,
  meta: unknown,
) => readonly TagDescription[] | undefined;
type Definition = {
  readonly providesTags?: readonly TagDescription[] | DescribeTags;
};

type QueryArg = {
  /** Only infinite queries have it. */
  readonly direction?: unknown;
  readonly queryCacheKey: string;
  readonly endpointName: string;
  readonly originalArgs?: unknown;
};

/** An action of RTK Query's thunk for queries; only those have a cache key. */
export type QueryAction = {
  readonly type: string;
  readonly payload?: unknown;
  readonly error?: unknown;
  readonly meta?: {
    readonly arg?: QueryArg;
    readonly requestId?: string;
    readonly startedTimeStamp?: number;
    readonly fulfilledTimeStamp?: number;
    readonly baseQueryMeta?: unknown;
    readonly rejectedWithValue?: boolean;
    readonly condition?: boolean;
  };
};

type Meta = NonNullable<QueryAction['meta']>;
type QueryMeta = Meta & { readonly arg: QueryArg };

type Entry = {
  readonly requestId?: string;
  readonly status: string;
  readonly data?: unknown;
};

const definitions = new Map<string, Definition>();

/** Returns an endpoint's definition, which RTK Query shows only to `enhanceEndpoints`. */
function findDefinition(endpointName: string): Definition {
  const known = definitions.get(endpointName);
  if (known) return known;
  const read = (definition: unknown): void => void definitions.set(endpointName, definition as Definition);
  baseApi.enhanceEndpoints({ endpoints: { [endpointName]: read } as never });
  const found = definitions.get(endpointName);
  if (!found) throw new Error(`${endpointName} is not an endpoint.`);
  return found;
}

/** RTK Query's key of tags without an id. */
const withoutId = '__internal_without_id';

function describeTags({ payload }: QueryAction, { arg, ...meta }: QueryMeta, isRejected: boolean): Tag[] {
  const { providesTags } = findDefinition(arg.endpointName);
  const described =
    typeof providesTags === 'function'
      ? providesTags(
          isRejected ? undefined : payload,
          isRejected ? payload : undefined,
          arg.originalArgs,
          meta.baseQueryMeta,
        )
      : providesTags;
  return (described ?? [])
    .filter((tag) => tag !== null && tag !== undefined)
    .map((tag) => (typeof tag === 'string' ? { type: tag } : tag));
}

function addTags(provided: ApiState['provided'], key: string, added: readonly Tag[]): ApiState['provided'] {
  const tags: Record<string, Record<string, readonly string[]>> = { ...provided.tags };
  for (const { type, id = withoutId } of added) {
    const keys = tags[type]?.[id] ?? [];
    if (!keys.includes(key)) tags[type] = { ...tags[type], [id]: [...keys, key] };
  }
  return { tags, keys: { ...provided.keys, [key]: added } } as ApiState['provided'];
}

const withEntry = (state: ApiState, key: string, entry: object): ApiState => ({
  ...state,
  queries: { ...state.queries, [key]: entry } as ApiState['queries'],
});

const readEntry = ({ queries }: ApiState, key: string) => queries[key] as Entry | undefined;

function reducePending(state: ApiState, { arg, ...meta }: QueryMeta): ApiState | undefined {
  const { queryCacheKey, endpointName, originalArgs } = arg;
  if (readEntry(state, queryCacheKey)) return undefined;
  return withEntry(state, queryCacheKey, {
    status: 'pending',
    endpointName,
    requestId: meta.requestId,
    ...(originalArgs !== undefined && { originalArgs }),
    startedTimeStamp: meta.startedTimeStamp,
    ...('direction' in arg && { direction: arg.direction }),
  });
}

/** Whether this action ends the entry's first request; then there is nothing to merge with and no tag to remove. */
const endsFirstRequest = (state: ApiState, { arg, requestId }: QueryMeta): boolean => {
  const entry = readEntry(state, arg.queryCacheKey);
  return (
    entry?.status === 'pending' &&
    entry.requestId === requestId &&
    entry.data === undefined &&
    !(arg.queryCacheKey in state.provided.keys)
  );
};

function reduceFulfilled(state: ApiState, action: QueryAction, meta: QueryMeta): ApiState | undefined {
  if (!endsFirstRequest(state, meta)) return undefined;
  const { queryCacheKey } = meta.arg;
  const written = withEntry(state, queryCacheKey, {
    ...readEntry(state, queryCacheKey),
    status: 'fulfilled',
    data: action.payload,
    fulfilledTimeStamp: meta.fulfilledTimeStamp,
  });
  return { ...written, provided: addTags(state.provided, queryCacheKey, describeTags(action, meta, false)) };
}

function reduceRejected(state: ApiState, action: QueryAction, meta: QueryMeta): ApiState | undefined {
  if (meta.condition) return state;
  if (!endsFirstRequest(state, meta)) return undefined;
  const { queryCacheKey } = meta.arg;
  const written = withEntry(state, queryCacheKey, {
    ...readEntry(state, queryCacheKey),
    status: 'rejected',
    error: action.payload ?? action.error,
  });
  if (!meta.rejectedWithValue) return written;
  return { ...written, provided: addTags(state.provided, queryCacheKey, describeTags(action, meta, true)) };
}

const thunk = `${baseApi.reducerPath}/executeQuery`;

/**
 * Reduces the first request of a query, also of an infinite one, as RTK Query's reducer does. Undefined for every other action:
 * a repeated query, a mutation, a reset.
 */
export function reduceFirstRequest(state: ApiState, action: QueryAction): ApiState | undefined {
  const { type, meta } = action;
  if (!type.startsWith(thunk) || !meta?.arg) return undefined;
  const query: QueryMeta = { ...meta, arg: meta.arg };
  switch (type.slice(thunk.length)) {
    case '/pending':
      return reducePending(state, query);
    case '/fulfilled':
      return reduceFulfilled(state, action, query);
    case '/rejected':
      return reduceRejected(state, action, query);
    default:
      return undefined;
  }
}

import { pickSession } from './flash-sale.ts';
import type { SaleScope } from './flash-sale.ts';
import { mallApi } from './mall-api.ts';
import type { FlashSaleSession } from './mall-api.ts';
import { useRemainingSeconds } from './use-remaining-seconds.ts';

export type SaleSessions = {
  /** Undefined until they are loaded. */
  readonly sessions: readonly FlashSaleSession[] | undefined;
  /** The session to show; undefined when there is none. */
  readonly session: FlashSaleSession | undefined;
  /** Seconds until that session ends, or until it starts if it is upcoming. */
  readonly remainingSeconds: number;
  /** When the sessions were fetched, epoch milliseconds. */
  readonly receivedAt: number;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly refetch: () => void;
};

/** The sessions of a flash sale, and the one to show: the requested one (by its start), else the running or the next. */
export function useSaleSessions(requested: number | undefined, scope: SaleScope = {}): SaleSessions {
  const query = mallApi.useGetFlashSaleSessionsQuery(scope);
  const { data, isError, isFetching, fulfilledTimeStamp: receivedAt = 0 } = query;
  const session = data && pickSession(data.sessions, requested);
  const { ongoing = false, starts_at = 0, ends_at = 0 } = session ?? {};
  const clock = { serverTime: data?.server_time ?? 0, receivedAt };
  return {
    sessions: data?.sessions,
    session,
    remainingSeconds: useRemainingSeconds(ongoing ? ends_at : starts_at, clock),
    receivedAt,
    failed: !data && isError,
    loading: isFetching,
    refetch: () => void query.refetch(),
  };
}

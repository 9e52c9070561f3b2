import { readErrorCode } from './read-error-code.ts';

/** Error codes of sockets that cannot reach the database. */
const networkCode = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** SQLSTATE: connection exceptions (class 08); administrator shutdown, crash, startup (class 57P). */
const connectionState = /^(?:08\w{3}|57P0\d)$/;
/**
 * SQLSTATE: read only (25006); idle transaction timeout (25P03); insufficient resources such as a full disk or no free
 * connection (class 53); statement or lock timeout (57014, 55P03); a conflict that retries did not resolve (40001,
 * 40P01); input/output error (58030).
 */
const overloadedState = /^(?:25006|25P03|53\w{3}|57014|55P03|40001|40P01|58030)$/;
/** Messages of driver errors without a code: a connection was lost or not established, or a query timed out. */
const driverMessage =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** A host name may resolve to several addresses, each with its own error. */
const hasCause = (error: unknown, matches: (error: Error) => boolean): boolean =>
  error instanceof Error &&
  (matches(error) ||
    (error instanceof AggregateError && error.errors.some((each) => hasCause(each, matches))));

const isConnectionError = (error: Error): boolean =>
  networkCode.test(readErrorCode(error)) ||
  connectionState.test(readErrorCode(error)) ||
  driverMessage.test(error.message);

/** Whether an error means that the database is unreachable: starting, stopped or gone. */
export const isDatabaseUnreachable = (error: unknown): boolean => hasCause(error, isConnectionError);

/** Whether retrying the same query later may succeed: the database is unreachable, full, read only, or overloaded. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  hasCause(error, (each) => isConnectionError(each) || overloadedState.test(readErrorCode(each)));

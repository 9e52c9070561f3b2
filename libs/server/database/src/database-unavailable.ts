/** What a socket says of a database that is not reached. */
const networkCode = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** SQLSTATE: connection exceptions; an administrator's shutdown, a crash, a start (class 57P). */
const connectionState = /^(?:08\w{3}|57P0\d)$/;
/**
 * SQLSTATE: read only (25006); a transaction idle for too long (25P03); no resources, as a full disk or no connection
 * left (class 53); a statement or lock that took too long (57014, 55P03); a conflict that retries did not solve (40001,
 * 40P01); an input/output error (58030).
 */
const overloadedState = /^(?:25006|25P03|53\w{3}|57014|55P03|40001|40P01|58030)$/;
/** What the driver says, without a code, of a connection that it lost or did not get, or of an answer that did not come. */
const driverMessage =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

const readErrorCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** An address may stand for several, each of which has its own failure. */
const hasCause = (error: unknown, matches: (error: Error) => boolean): boolean =>
  error instanceof Error &&
  (matches(error) ||
    (error instanceof AggregateError && error.errors.some((each) => hasCause(each, matches))));

const isConnectionError = (error: Error): boolean =>
  networkCode.test(readErrorCode(error)) ||
  connectionState.test(readErrorCode(error)) ||
  driverMessage.test(error.message);

/** Whether an error means that the database is not reached: it is starting, stopping, or gone. */
export const isDatabaseUnreachable = (error: unknown): boolean => hasCause(error, isConnectionError);

/**
 * Whether the same query may succeed a little later, unchanged: the database is not reached, full, read only, or too busy.
 */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  hasCause(error, (each) => isConnectionError(each) || overloadedState.test(readErrorCode(each)));

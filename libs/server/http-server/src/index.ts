export { ApiError } from './api-error.ts';
export type { ApiErrorOptions } from './api-error.ts';
export { constantTimeEquals } from './constant-time-equals.ts';
export { createBoundedQueue } from './bounded-queue.ts';
export type { BoundedQueue, BoundedQueueLimits } from './bounded-queue.ts';
export { createCallCounter } from './call-counter.ts';
export type { CallCounter, CallCounterOptions } from './call-counter.ts';
export type { CallCookies } from './call-cookies.ts';
export { compressionOptions } from './compression-options.ts';
export { createCursor } from './create-cursor.ts';
export type { CursorCodec, CursorRow } from './create-cursor.ts';
export { createMessageText } from './create-message-text.ts';
export { createServer } from './create-server.ts';
export type { ServerOptions } from './create-server.ts';
export { databaseRateWindows } from './database-rate-windows.ts';
export { databaseSharedCounts } from './database-shared-counts.ts';
export { acceptedHeaderBytes } from './header-limits.ts';
export { isLoopback } from './loopback-addresses.ts';
export { findSessionUser } from './find-session-user.ts';
export type { LogLevel } from './logger-options.ts';
export { findShopMembership } from './find-shop-membership.ts';
export { findShopUsers } from './find-shop-users.ts';
export type {
  AccountAge,
  RateWindow,
  RateWindows,
  ServerPorts,
  SessionFinder,
  SessionUser,
  ShopMembership,
} from './ports.ts';
export { readPort } from './read-port.ts';
export { readSessionToken } from './read-session-token.ts';
export { readStoreMode } from './read-store-mode.ts';
export { findPermittedShop, requireShopPermission } from './require-shop-permission.ts';
export { serveCall } from './serve-call.ts';
export type { CallContext, CallHandler } from './serve-call.ts';
export { getServerState } from './server-state.ts';
export type { ServerState } from './server-state.ts';
export {
  guestCartCookieName,
  isTrustworthy,
  knownDeviceCookieName,
  loginMarkName,
  sessionCookieName,
} from './session-cookie.ts';
export { isSignedBody, signBody } from './sign-body.ts';
export { serveWebhook } from './serve-webhook.ts';
export type { WebhookRequest, WebhookRoute } from './serve-webhook.ts';
export type { GuardedCall, VerificationGuard } from './verification-guard.ts';

/** Identifies a device for percentage rollouts. Set only while a rollout runs; HttpOnly. */
export const deviceCookieName = 'device';

/** The device id of a cookie; undefined for a malformed value. */
export const readDevice = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && /^[\w-]{16,64}$/.test(cookie) ? cookie : undefined;

/** The cookie that a device's share hangs on. It is given only while a share runs, and scripts do not see it. */
export const deviceCookieName = 'device';

/** The device that a cookie names; nothing for a text that no server of ours has given. */
export const readDevice = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && /^[\w-]{16,64}$/.test(cookie) ? cookie : undefined;

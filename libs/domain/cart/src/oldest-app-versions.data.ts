import type { ClientType } from '@pasar/tracking';

/**
 * The oldest version of each native app that may change a cart: older ones show neither its deals nor its gifts. The
 * specification names the code of the refusal (15020023) but no version: the operator's choice, by app, since the stores review and
 * release each app by itself. The default is the web client's release.
 */
export const oldestAppVersions = {
  'ios-app': '4.72',
  'android-app': '4.72',
  'android-lite': '4.72',
} as const satisfies Partial<Record<ClientType, `${number}.${number}`>>;

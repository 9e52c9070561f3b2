import { clientTypes } from '@pasar/tracking';
import { oldestAppVersions } from './oldest-app-versions.data.ts';

/** What a client says of itself: its number in `clientTypes`, and the user agent, in which the native apps have their version. */
type CartClient = {
  readonly clientSource?: number | undefined;
  readonly userAgent?: string | undefined;
};

type NativeApp = keyof typeof oldestAppVersions;
type OldestVersions = Readonly<Record<NativeApp, `${number}.${number}`>>;

const nativeApps = Object.keys(oldestAppVersions) as readonly NativeApp[];

/** Whether a client must be updated before it changes a cart: a native app of an older version, or of none that it names. */
export function isOutdatedClient(
  { clientSource, userAgent = '' }: CartClient,
  oldestVersions: OldestVersions = oldestAppVersions,
): boolean {
  const app = nativeApps.find((client) => clientTypes[client] === clientSource);
  if (app === undefined) return false;
  const [oldestMajor = 0, oldestMinor = 0] = oldestVersions[app].split('.').map(Number);
  const [, major = '0', minor = '0'] = /\bPasarApp\/(\d+)(?:\.(\d+))?/.exec(userAgent) ?? [];
  return Number(major) === oldestMajor ? Number(minor) < oldestMinor : Number(major) < oldestMajor;
}

import { clientTypes } from '@pasar/tracking';
import type { ClientType } from '@pasar/tracking';

/** What a client says of itself: its number in `clientTypes`, and the user agent, in which the native apps have their version. */
type CartClient = {
  readonly clientSource?: number | undefined;
  readonly userAgent?: string | undefined;
};

const nativeApps: readonly ClientType[] = ['ios-app', 'android-app', 'android-lite'];

/** The first version of the native apps that shows this cart's deals and gifts. */
const firstVersion = { major: 4, minor: 72 };

/** Whether a client must be updated before it changes a cart: a native app of an older version, or of none that it names. */
export function isOutdatedClient({ clientSource, userAgent = '' }: CartClient): boolean {
  if (!nativeApps.some((client) => clientTypes[client] === clientSource)) return false;
  const [, major = '0', minor = '0'] = /\bPasarApp\/(\d+)(?:\.(\d+))?/.exec(userAgent) ?? [];
  const isSameMajor = Number(major) === firstVersion.major;
  return isSameMajor ? Number(minor) < firstVersion.minor : Number(major) < firstVersion.major;
}

import { buildPath } from './build-path.ts';
import { accepts } from './param-type.ts';
import { reservedSegments } from './route-paths.ts';

const isUsableUsername = (username: string): boolean =>
  accepts.username(username) && !/^\.+$/.test(username) && !reservedSegments.includes(username);

/** The path of a shop page: its username if that is valid in a URL and not reserved, otherwise its id. */
export const shopPath = ({
  username = '',
  shopId,
}: {
  username?: string | undefined;
  shopId: number;
}): string =>
  isUsableUsername(username)
    ? buildPath('shop-by-username', { username })
    : buildPath('shop-by-id', { shopId });

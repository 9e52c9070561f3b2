import { buildPath } from './build-path.ts';
import { accepts } from './param-type.ts';
import { reservedSegments } from './route-paths.ts';

const isUsableUsername = (username: string): boolean =>
  accepts.username(username) && !/^\.+$/.test(username) && !reservedSegments.includes(username);

/** The page of a shop: under its username if that is valid in an address and not reserved, otherwise under its id. */
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

import { useSession } from '@pasar/account-api';
import type { Shop } from '@pasar/catalogue-api';
import { useShowFailure, useToast } from '@pasar/screen';
import { socialApi } from '@pasar/social-api';
import { useTranslation } from 'react-i18next';
import { useSignIn } from './use-sign-in.ts';

type Change = 'follow' | 'unfollow' | 'block' | 'unblock';

/** What the shopper is to a shop, and how that changes. */
export type ShopRelationView = {
  /** The shop is the shopper's: nobody follows or blocks themselves. */
  readonly own: boolean;
  readonly followed: boolean;
  readonly blocked: boolean;
  readonly followerCount: number;
  /** A change is under way; another press does nothing meanwhile. */
  readonly changing: boolean;
  readonly change: (change: Change) => void;
};

function useChanges() {
  const [follow, following] = socialApi.useFollowShopMutation();
  const [unfollow, unfollowing] = socialApi.useUnfollowShopMutation();
  const [block, blocking] = socialApi.useBlockShopMutation();
  const [unblock, unblocking] = socialApi.useUnblockShopMutation();
  const changing = [following, unfollowing, blocking, unblocking].some(({ isLoading }) => isLoading);
  return { send: { follow, unfollow, block, unblock }, changing };
}

/** Shows what the server took; a visitor is sent to sign in and comes back here. @spec follow-block own-shop */
export function useShopRelation({ shopid, name, follower_count }: Shop): ShopRelationView {
  const { t } = useTranslation('shop-screens');
  const session = useSession();
  const toast = useToast();
  const showFailure = useShowFailure();
  const signIn = useSignIn();
  const { send, changing } = useChanges();
  const member = session.status === 'logged-in';
  const own = member && session.account.shopid === shopid;
  const { currentData } = socialApi.useGetShopRelationQuery({ shopid }, { skip: !member || own });
  const relation = member ? currentData : undefined;

  const make = async (wanted: Change) => {
    const { error } = await send[wanted]({ shopid });
    if (!error) return toast({ message: t(`${wanted}_done`, { name }), kind: 'success' });
    return showFailure({ call: `shop-${wanted}`, error, otherwise: t('change_failed') });
  };

  return {
    own,
    followed: relation?.followed ?? false,
    blocked: relation?.is_blocking_owner ?? false,
    followerCount: relation?.follower_count ?? follower_count,
    changing,
    change: (wanted) => {
      if (session.status === 'not-logged-in') signIn();
      else if (!changing) void make(wanted);
    },
  };
}

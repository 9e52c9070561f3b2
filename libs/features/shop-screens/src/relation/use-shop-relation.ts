import { useSession } from '@pasar/account-api';
import type { Shop } from '@pasar/catalogue-api';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { socialApi } from '@pasar/social-api';
import { useTranslation } from 'react-i18next';
import { useGoToSignIn } from './use-go-to-sign-in.ts';

type RelationAction = 'follow' | 'unfollow' | 'block' | 'unblock';

/** Whether the shopper owns, follows or blocks the shop, and how to change that. */
export type ShopRelationView = {
  /** The shop is the shopper's own: it can be neither followed nor blocked. */
  readonly isOwn: boolean;
  readonly isFollowed: boolean;
  readonly isBlocked: boolean;
  readonly followerCount: number;
  /** A request is running; changes are ignored meanwhile. */
  readonly isChanging: boolean;
  readonly change: (change: RelationAction) => void;
};

function useChanges() {
  const [follow, following] = socialApi.useFollowShopMutation();
  const [unfollow, unfollowing] = socialApi.useUnfollowShopMutation();
  const [block, blocking] = socialApi.useBlockShopMutation();
  const [unblock, unblocking] = socialApi.useUnblockShopMutation();
  const isChanging = [following, unfollowing, blocking, unblocking].some(({ isLoading }) => isLoading);
  return { send: { follow, unfollow, block, unblock }, isChanging };
}

/** Not optimistic: shows only what the server has confirmed. Visitors are redirected to sign in, and back. @spec follow-block own-shop */
export function useShopRelation({ shopid, name, follower_count }: Shop): ShopRelationView {
  const { t } = useTranslation('shop-screens');
  const session = useSession();
  const toast = useToast();
  const showFailure = useShowFailure();
  const signIn = useGoToSignIn();
  const { send, isChanging } = useChanges();
  const member = session.status === 'logged-in';
  const isOwn = member && session.account.shopid === shopid;
  const { currentData } = socialApi.useGetShopRelationQuery({ shopid }, { skip: !member || isOwn });
  const relation = member ? currentData : undefined;

  const sendChange = async (wanted: RelationAction) => {
    const { error } = await send[wanted]({ shopid });
    if (!error) return toast({ message: t(`${wanted}_done`, { name }), kind: 'success' });
    return showFailure({ call: `shop-${wanted}`, error, fallbackMessage: t('change_failed') });
  };

  return {
    isOwn,
    isFollowed: relation?.followed ?? false,
    isBlocked: relation?.is_blocking_owner ?? false,
    followerCount: relation?.follower_count ?? follower_count,
    isChanging,
    change: (wanted) => {
      if (session.status === 'not-logged-in') signIn();
      else if (!isChanging) void sendChange(wanted);
    },
  };
}

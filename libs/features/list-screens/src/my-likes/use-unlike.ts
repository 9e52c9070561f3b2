import { useSession } from '@pasar/account-api';
import type { LikeActions } from '@pasar/item-list';
import { useShowFailure } from '@pasar/screen-kit';
import { useChangeLike } from '@pasar/social-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Like buttons for the shopper's own likes: a press shows as unliked at once; the card is removed on success,
 * the like restored on failure.
 */
export function useUnlike(): LikeActions {
  const { t } = useTranslation('list-screens');
  const showFailure = useShowFailure();
  const session = useSession();
  const changeLike = useChangeLike();
  const [removingIds, setRemovingIds] = useState<readonly number[]>([]);
  const unlike = async ({ shopid, itemid }: { readonly shopid: number; readonly itemid: number }) => {
    if (session.status !== 'logged-in') return;
    setRemovingIds((before) => [...before, itemid]);
    const error = await changeLike({ shopid, itemid, member: session.account.userid }, false);
    if (!error) return;
    setRemovingIds((before) => before.filter((id) => id !== itemid));
    await showFailure({ call: 'unlike', error, fallbackMessage: t('change_failed') });
  };
  return {
    isLiked: (itemid) => !removingIds.includes(itemid),
    toggle: (item) => {
      if (!removingIds.includes(item.itemid)) void unlike(item);
    },
  };
}
